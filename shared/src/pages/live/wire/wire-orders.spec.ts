import { liveDoc, emptyPage } from '../live-page.testing.js';
import { pageContentOf } from '../page-content.js';
import { moveBlock } from '../tree-commands.js';

describe('the orders of blocks that came together', () => {
  it('are made anew where they stand as they did in the list, and not as their orders say', () => {
    const blocks = [5, 3].map((order) => ({ id: order, type: 'row', order }));
    const doc = liveDoc({ ...emptyPage, blocks });
    expect(pageContentOf(doc).blocks).toStrictEqual(blocks);
    // In order: the one of 3 is `b1`.
    moveBlock(doc, 'me', { uuid: 'b1', to: { parent: null, index: 1 } });
    expect(pageContentOf(doc).blocks.map(({ id, order }) => [id, order])).toStrictEqual([
      [5, 0],
      [3, 1],
    ]);
  });
});
