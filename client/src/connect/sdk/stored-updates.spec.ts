import * as Y from 'yjs';

import { StoredUpdates } from './stored-updates.js';

describe('what is known to be stored of a document', () => {
  const doc = new Y.Doc();
  const updates = new StoredUpdates(doc);
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === 'server') updates.arrive(update);
    else updates.edit(update);
  });
  const stored = () => updates.copy().getMap('page').toJSON();
  const set = (name: string, origin?: string): void => {
    doc.transact(() => doc.getMap('page').set(name, true), origin);
  };

  it('is what came from there, and what was edited here once that is stored', () => {
    set('theirs', 'server');
    set('mine');
    expect(stored()).toStrictEqual({ theirs: true });
    updates.settle();
    set('later');
    expect(stored()).toStrictEqual({ theirs: true, mine: true });
  });

  it('stays small, however much is edited', () => {
    for (let nth = 0; nth < 3_000; nth += 1) set('later');
    updates.settle();
    expect(stored()).toStrictEqual({ theirs: true, mine: true, later: true });
    expect(updates).toHaveProperty('stored', [Y.encodeStateAsUpdate(doc)]);
  });

  it('stays small for who only looks on, and holds nothing that is not stored yet', () => {
    for (let nth = 0; nth < 2_100; nth += 1) set(`from there ${String(nth % 3)}`, 'server');
    expect(updates).not.toHaveProperty(['stored', 1_000]);
    set('unsent');
    for (let nth = 0; nth < 2_100; nth += 1) set('from there 0', 'server');
    expect(stored()).not.toHaveProperty('unsent');
  });
});
