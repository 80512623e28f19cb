import { useQuery } from '@tanstack/react-query';

import { fetchCreator } from './collections.api.js';
import { CreatorEditor } from './CreatorEditor.js';
import { Coming } from '../../ui/office/Coming.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** CAT-027: one creator, to be edited; it is not fetched again behind the editor's back. */
export function CreatorPage({ uuid, onRemoved }: { uuid: string; onRemoved: () => void }) {
  const creator = useQuery({
    queryKey: ['creator', uuid],
    queryFn: () => fetchCreator(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (creator.isPending) return <Coming />;
  if (creator.isError) return <NotLoaded what="This creator" of={creator} />;
  return (
    <CreatorEditor
      key={uuid}
      opened={creator.data}
      onCreated={() => undefined}
      onRemoved={onRemoved}
    />
  );
}

/** CAT-027: a creator who is not there yet. */
export function NewCreatorPage({ onCreated }: { onCreated: (uuid: string) => void }) {
  return <CreatorEditor opened={undefined} onCreated={onCreated} onRemoved={() => undefined} />;
}
