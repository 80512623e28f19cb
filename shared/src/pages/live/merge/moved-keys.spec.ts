import { indexedBlocks } from './indexed-blocks.js';
import { movedKeys } from './moved-keys.js';

const rows = (ids: readonly number[]) => indexedBlocks(ids.map((id) => ({ id, type: 'row' })));

describe('movedKeys', () => {
  it.each([
    [[1, 2, 3], []],
    [[3, 1, 2], ['3 row']],
    [[2, 3, 1], ['1 row']],
    [
      [3, 2, 1],
      ['3 row', '2 row'],
    ],
    // For two swapped blocks, the one that moved up.
    [[2, 1, 3], ['2 row']],
    [[1, 3, 2], ['3 row']],
  ])('returns the fewest moves from 1, 2, 3 to %j', (order, moved) => {
    expect([...movedKeys(rows([1, 2, 3]), rows(order))]).toStrictEqual(moved);
  });
});
