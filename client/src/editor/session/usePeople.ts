import { useEffect, useState } from 'react';

import { othersIn, mostAlsoChosen, type Person } from './presence.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Who else is on the page; and tells them which blocks are chosen here. */
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
      // With every letter of somebody their caret is told anew, which is no matter of this.
      setPeople((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    awareness.on('change', read);
    return () => {
      awareness.off('change', read);
    };
  }, [awareness]);
  return people;
}
