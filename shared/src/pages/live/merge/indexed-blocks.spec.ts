import type { WireBlock } from '../../../blocks/model/wire.js';
import { indexedBlocks } from './indexed-blocks.js';

const keysIn = (blocks: readonly WireBlock[], base?: readonly WireBlock[]) => [
  ...indexedBlocks(blocks, base && indexedBlocks(base)).byKey.keys(),
];

describe('indexedBlocks', () => {
  it('keys blocks by id and type, parents first and in order', () => {
    const { byKey, children } = indexedBlocks([
      { id: 2, type: 'text', order: 2 },
      { id: 1, type: 'row', order: 1, items: [{ id: 3, type: 'tag' }] },
    ]);
    expect([...byKey.keys()]).toStrictEqual(['1 row', '2 text', '3 tag']);
    expect([...byKey.values()].map(({ parent, index }) => [parent, index])).toStrictEqual([
      [null, 1],
      [null, 0],
      ['1 row', 0],
    ]);
    expect(children.get(null)).toStrictEqual(['1 row', '2 text']);
    expect(children.get('1 row')).toStrictEqual(['3 tag']);
  });

  it('creates unique keys for duplicate or missing ids', () => {
    const twice = [1, 1, 1].map((id) => ({ id, type: 'text' }));
    expect(keysIn(twice)).toStrictEqual(['1 text', '1 text 2', '1 text 3']);
    expect(keysIn([{ type: 'text' }, { type: 'row' }])).toStrictEqual(['old', 'old 2']);
    // Pages of other systems may contain text ids.
    const worded = { id: '1', type: 'text' } as unknown as WireBlock;
    expect(keysIn([worded])).toStrictEqual(['old']);
  });

  it('matches blocks without id by uid, and treats others as new', () => {
    const before = [
      { id: 7, type: 'text', uid: 'a' },
      { id: 8, type: 'text' },
    ];
    expect(
      keysIn(
        [
          { type: 'text', uid: 'a' },
          { type: 'text', uid: 'b' },
        ],
        before,
      ),
    ).toStrictEqual(['7 text', 'new']);
    // Blocks without uid never match each other.
    expect(keysIn([{ type: 'text' }, { type: 'text' }], before)).toStrictEqual(['new', 'new 2']);
    expect(keysIn([{ type: 'text' }], [{ type: 'text' }])).toStrictEqual(['new']);
    // An empty uid is ignored, and a different type is a different block.
    expect(keysIn([{ type: 'text' }], [{ id: 7, type: 'text', uid: '' }])).toStrictEqual(['new']);
    expect(keysIn([{ type: 'row', uid: 'a' }], before)).toStrictEqual(['new']);
  });
});
