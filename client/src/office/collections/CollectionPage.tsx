import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { CollectionEditor } from './CollectionEditor.js';
import { fetchCollection } from './collections.api.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { LoadingPlaceholder } from '../../ui/office/LoadingPlaceholder.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Loads a collection for editing; it is never refetched while the editor is open. */
export function CollectionPage({ uuid, onRemoved }: { uuid: string; onRemoved: () => void }) {
  const collection = useQuery({
    queryKey: ['collection', uuid],
    queryFn: () => fetchCollection(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (collection.isPending) return <LoadingPlaceholder />;
  if (collection.isError)
    return (
      <NotLoaded
        what="This collection"
        of={collection}
        list={
          <Link to="/collections" className={buttonLink()}>
            Go to collections
          </Link>
        }
      />
    );
  return (
    <CollectionEditor
      key={uuid}
      opened={collection.data}
      onCreated={() => undefined}
      onRemoved={onRemoved}
    />
  );
}

export function NewCollectionPage({ onCreated }: { onCreated: (uuid: string) => void }) {
  return <CollectionEditor opened={undefined} onCreated={onCreated} onRemoved={() => undefined} />;
}
