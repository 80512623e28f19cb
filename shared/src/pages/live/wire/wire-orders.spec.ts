import { liveDoc, emptyPage } from '../live-page.testing.js';
import { pageContentOf } from '../page-content.js';
import { moveBlock } from '../tree-commands.js';

describe('block orders', () => {
  it('are renumbered if blocks are in list order rather than by their received orders', () => {
    const blocks = [5, 3].map((order) => ({ id: order, type: 'row', order }));
    const doc = liveDoc({ ...emptyPage, blocks });
    expect(pageContentOf(doc).blocks).toStrictEqual(blocks);
    // The block with order 3 is `b1`.
    moveBlock(doc, 'me', { uuid: 'b1', to: { parent: null, index: 1 } });
    expect(pageContentOf(doc).blocks.map(({ id, order }) => [id, order])).toStrictEqual([
      [5, 0],
      [3, 1],
    ]);
  });
});
