import { useEffect, useState } from 'react';

import { othersIn, mostAlsoChosen, type Person } from './presence.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Returns the other people on the page, and shares the selection of this window. */
export function usePeople(
  { awareness }: PageSession,
  chosen: readonly string[],
): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    awareness.setLocalStateField('selected', chosen.at(-1) ?? null);
    awareness.setLocalStateField('alsoChosen', chosen.slice(0, -1).slice(-mostAlsoChosen));
  }, [awareness, chosen]);
  useEffect(() => {
    awareness.setLocalStateField('user', {});
    const read = (): void => {
      const { clientID } = awareness;
      const next = othersIn({ clientID, getStates: () => awareness.getStates() });
      // Cursor moves do not re-render.
      setPeople((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    awareness.on('change', read);
    return () => {
      awareness.off('change', read);
    };
  }, [awareness]);
  return people;
}
