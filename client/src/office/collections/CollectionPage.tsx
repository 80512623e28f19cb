import { useQuery } from '@tanstack/react-query';

import { CollectionEditor } from './CollectionEditor.js';
import { fetchCollection } from './collections.api.js';
import { Coming } from '../../ui/office/Coming.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** CAT-026: one collection, to be edited; it is not fetched again behind the editor's back. */
export function CollectionPage({ uuid, onRemoved }: { uuid: string; onRemoved: () => void }) {
  const collection = useQuery({
    queryKey: ['collection', uuid],
    queryFn: () => fetchCollection(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (collection.isPending) return <Coming />;
  if (collection.isError) return <NotLoaded what="This collection" of={collection} />;
  return (
    <CollectionEditor
      key={uuid}
      opened={collection.data}
      onCreated={() => undefined}
      onRemoved={onRemoved}
    />
  );
}

/** CAT-026: a collection that is not there yet. */
export function NewCollectionPage({ onCreated }: { onCreated: (uuid: string) => void }) {
  return <CollectionEditor opened={undefined} onCreated={onCreated} onRemoved={() => undefined} />;
}
