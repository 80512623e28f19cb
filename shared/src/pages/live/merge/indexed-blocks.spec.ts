import type { WireBlock } from '../../../blocks/model/wire.js';
import { indexedBlocks } from './indexed-blocks.js';

const keysIn = (blocks: readonly WireBlock[], base?: readonly WireBlock[]) => [
  ...indexedBlocks(blocks, base && indexedBlocks(base)).byKey.keys(),
];

describe('the blocks of a page by what they keep from one version to the next', () => {
  it('are told by id and type, parents before what stands in them, in their order', () => {
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

  it('have a key each where several have the same id, or none', () => {
    const twice = [1, 1, 1].map((id) => ({ id, type: 'text' }));
    expect(keysIn(twice)).toStrictEqual(['1 text', '1 text 2', '1 text 3']);
    expect(keysIn([{ type: 'text' }, { type: 'row' }])).toStrictEqual(['old', 'old 2']);
    // As a page of another system may have it.
    const worded = { id: '1', type: 'text' } as unknown as WireBlock;
    expect(keysIn([worded])).toStrictEqual(['old']);
  });

  it('are those with their uid, where they have no id, and new ones otherwise', () => {
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
    // None of those that had no uid is one that has none.
    expect(keysIn([{ type: 'text' }, { type: 'text' }], before)).toStrictEqual(['new', 'new 2']);
    expect(keysIn([{ type: 'text' }], [{ type: 'text' }])).toStrictEqual(['new']);
    // An empty one names none; and a block of another type is another block.
    expect(keysIn([{ type: 'text' }], [{ id: 7, type: 'text', uid: '' }])).toStrictEqual(['new']);
    expect(keysIn([{ type: 'row', uid: 'a' }], before)).toStrictEqual(['new']);
  });
});
