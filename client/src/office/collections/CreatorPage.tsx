import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { fetchCreator } from './collections.api.js';
import { CreatorEditor } from './CreatorEditor.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { LoadingPlaceholder } from '../../ui/office/LoadingPlaceholder.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Loads a creator for editing; it is never refetched while the editor is open. */
export function CreatorPage({ uuid, onRemoved }: { uuid: string; onRemoved: () => void }) {
  const creator = useQuery({
    queryKey: ['creator', uuid],
    queryFn: () => fetchCreator(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (creator.isPending) return <LoadingPlaceholder />;
  if (creator.isError)
    return (
      <NotLoaded
        what="This creator"
        of={creator}
        list={
          <Link to="/creators" className={buttonLink()}>
            Go to creators
          </Link>
        }
      />
    );
  return (
    <CreatorEditor
      key={uuid}
      opened={creator.data}
      onCreated={() => undefined}
      onRemoved={onRemoved}
    />
  );
}

export function NewCreatorPage({ onCreated }: { onCreated: (uuid: string) => void }) {
  return <CreatorEditor opened={undefined} onCreated={onCreated} onRemoved={() => undefined} />;
}
