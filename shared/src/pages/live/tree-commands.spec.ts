import type * as Y from 'yjs';

import { removeBlock } from './block-commands.js';
import { liveBlocks, type LiveBlock } from './live-blocks.js';
import { blockIn, propertiesOf } from './live-page.js';
import { emptyPage, liveDoc } from './live-page.testing.js';
import { maxBlocks, maxDepth } from './resolve-tree.js';
import { moveBlocks } from './selection/selection-commands.js';
import {
  insertBlock,
  insertBlocks,
  moveBlock,
  restoreBlock,
  type NewBlock,
} from './tree-commands.js';

const me = { name: 'me' };
const atStart = { parent: null, index: 0 };
const rows = (count: number) => Array.from({ length: count }, () => ({ type: 'row' }));
const docOf = (count: number): Y.Doc => liveDoc({ ...emptyPage, blocks: rows(count) });

/** Outline of uuids such as `b1(b2 b3)`. */
function shown(blocks: readonly LiveBlock[]): string {
  return blocks
    .map(({ uuid, items }) => (items.length === 0 ? uuid : `${uuid}(${shown(items)})`))
    .join(' ');
}

describe('new blocks', () => {
  it('are inserted with their items in order', () => {
    const doc = docOf(2);
    const items = ['z', 'x', 'y'].map((uuid) => ({ uuid, type: 'text' }));
    insertBlock(doc, me, {
      block: { uuid: 'n', type: 'row', items },
      at: { parent: null, index: 1 },
    });
    expect(shown(liveBlocks(doc))).toBe('b1 n(z x y) b2');
    insertBlock(doc, me, { block: { uuid: 'm', type: 'row' }, at: { parent: 'n', index: -1 } });
    expect(shown(liveBlocks(doc))).toBe('b1 n(m z x y) b2');
  });

  it('have only plain properties of their type', () => {
    const doc = docOf(0);
    const properties = { align: 'left', template: 'row', published: 0, html: '<p>a</p>' };
    insertBlock(doc, me, { block: { uuid: 'n', type: 'text', properties }, at: atStart });
    const block = blockIn(doc, 'n');
    expect(block && propertiesOf(block)?.toJSON()).toStrictEqual({ align: 'left' });
  });

  it('are all refused if one has an invalid size', () => {
    const doc = docOf(0);
    const blocks = [12, 2.5].map((size, at) => ({ uuid: `n${at}`, type: 'text', size }));
    const put = () => insertBlocks(doc, me, { blocks, at: atStart });
    expect(put).toThrow(expect.objectContaining({ refusal: 'badSize' }));
    expect(liveBlocks(doc)).toStrictEqual([]);
  });
});

describe('a block moved to its current position', () => {
  it('keeps its key, so that keys do not grow', () => {
    const doc = docOf(3);
    const positions = (): unknown =>
      ['b1', 'b2', 'b3'].map((uuid) => blockIn(doc, uuid)?.get('pos'));
    const before = positions();
    moveBlock(doc, me, { uuid: 'b2', to: { parent: null, index: 1 } });
    expect(positions()).toStrictEqual(before);
    moveBlocks(doc, me, { uuids: ['b2', 'b3'], to: { parent: null, index: 1 } });
    expect(positions()).toStrictEqual(before);
  });
});

describe('the items of new blocks', () => {
  /** Nests `count` rows. */
  const levels = (count: number): NewBlock => ({
    ...{ uuid: `n${count}`, type: 'row' },
    items: count === 1 ? [] : [levels(count - 1)],
  });

  it('count toward the limit of the page', () => {
    const doc = docOf(maxBlocks - 1);
    const put = () => insertBlock(doc, me, { block: levels(2), at: atStart });
    expect(put).toThrow(expect.objectContaining({ refusal: 'tooMany' }));
    insertBlock(doc, me, { block: levels(1), at: atStart });
  });

  it('are limited in depth', () => {
    const doc = docOf(0);
    const put = () => insertBlock(doc, me, { block: levels(maxDepth + 1), at: atStart });
    expect(put).toThrow(expect.objectContaining({ refusal: 'tooDeep' }));
    insertBlock(doc, me, { block: levels(maxDepth), at: atStart });
  });
});

describe('a removed block', () => {
  /** Three rows, the second in the first. */
  const nested = (): Y.Doc => {
    const doc = docOf(3);
    moveBlock(doc, me, { uuid: 'b2', to: { parent: 'b1', index: 0 } });
    return doc;
  };

  it('is restored in place with its items', () => {
    const doc = nested();
    removeBlock(doc, me, 'b1');
    expect(shown(liveBlocks(doc))).toBe('b3');
    restoreBlock(doc, me, 'b1');
    expect(shown(liveBlocks(doc))).toBe('b1(b2) b3');
  });

  it('is restored at the end of the page if its parent is hidden', () => {
    const doc = nested();
    removeBlock(doc, me, 'b2');
    removeBlock(doc, me, 'b1');
    restoreBlock(doc, me, 'b2');
    expect(shown(liveBlocks(doc))).toBe('b3 b2');
    restoreBlock(doc, me, 'b1');
    expect(shown(liveBlocks(doc))).toBe('b1 b3 b2');
  });

  it('is restored in its nearest visible ancestor', () => {
    const doc = nested();
    moveBlock(doc, me, { uuid: 'b3', to: { parent: 'b2', index: 0 } });
    insertBlock(doc, me, { block: { uuid: 'n', type: 'row' }, at: { parent: 'b1', index: 9 } });
    for (const uuid of ['b3', 'b2']) removeBlock(doc, me, uuid);
    restoreBlock(doc, me, 'b3');
    expect(shown(liveBlocks(doc))).toBe('b1(n b3)');
  });

  it('is not restored if the page has no room for it and its items', () => {
    const doc = docOf(maxBlocks);
    moveBlock(doc, me, { uuid: 'b2', to: { parent: 'b1', index: 0 } });
    moveBlock(doc, me, { uuid: 'b3', to: { parent: 'b2', index: 0 } });
    removeBlock(doc, me, 'b1');
    insertBlocks(doc, me, { blocks: [{ uuid: 'n', type: 'row' }], at: atStart });
    const restore = () => restoreBlock(doc, me, 'b1');
    expect(restore).toThrow(expect.objectContaining({ refusal: 'tooMany' }));
    removeBlock(doc, me, 'b3');
    restore();
    expect(shown(liveBlocks(doc)).split(' ').slice(0, 2)).toStrictEqual(['n', 'b1(b2)']);
  });
});
