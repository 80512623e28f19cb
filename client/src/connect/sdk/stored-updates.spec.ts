import * as Y from 'yjs';

import { StoredUpdates } from './stored-updates.js';

describe('StoredUpdates', () => {
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

  it('contains server updates, and local edits once they are stored', () => {
    set('theirs', 'server');
    set('mine');
    expect(stored()).toStrictEqual({ theirs: true });
    updates.settle();
    set('later');
    expect(stored()).toStrictEqual({ theirs: true, mine: true });
  });

  it('is compacted after many local edits', () => {
    for (let nth = 0; nth < 3_000; nth += 1) set('later');
    updates.settle();
    expect(stored()).toStrictEqual({ theirs: true, mine: true, later: true });
    expect(updates).toHaveProperty('stored', [Y.encodeStateAsUpdate(doc)]);
  });

  it('is compacted for readers, and never contains unsaved edits', () => {
    for (let nth = 0; nth < 2_100; nth += 1) set(`from there ${String(nth % 3)}`, 'server');
    expect(updates).not.toHaveProperty(['stored', 1_000]);
    set('unsent');
    for (let nth = 0; nth < 2_100; nth += 1) set('from there 0', 'server');
    expect(stored()).not.toHaveProperty('unsent');
  });
});
