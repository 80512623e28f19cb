import { removeBlock } from '@selvedge/shared/pages/live/block-commands';
import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import * as Y from 'yjs';

import { outermostRemoved, whenRemoved } from './when-removed.js';

/** A row that contains a tag. */
function page(): Y.Doc {
  const doc = new Y.Doc();
  const block = { uuid: 'row', type: 'row', items: [{ uuid: 'tag', type: 'tag' }] };
  insertBlock(doc, 'me', { block, at: { parent: null, index: 0 } });
  return doc;
}

describe('block removal', () => {
  it('is reported once, when the block’s parent is removed', () => {
    const doc = page();
    const removed: boolean[] = [];
    whenRemoved(doc, 'tag', ({ local }) => removed.push(local));
    doc.getMap('page').set('layout', 'wide');
    expect(removed).toStrictEqual([]);
    removeBlock(doc, 'me', 'row');
    removeBlock(doc, 'me', 'tag');
    expect(removed).toStrictEqual([true]);
    expect(outermostRemoved(doc, 'tag')).toBe('tag');
  });

  it('is reverted by restoring the removed ancestor', () => {
    const doc = page();
    removeBlock(doc, 'me', 'row');
    expect(outermostRemoved(doc, 'tag')).toBe('row');
  });

  it('by another client is reported until unsubscribed', () => {
    const [mine, theirs] = [page(), new Y.Doc()];
    const removed: boolean[] = [];
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    const end = whenRemoved(mine, 'row', () => removed.push(false));
    end();
    whenRemoved(mine, 'row', ({ local }) => removed.push(local));
    theirs.getMap('blocks').delete('row');
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    expect(removed).toStrictEqual([false]);
  });
});
