import { indexedBlocks } from './indexed-blocks.js';
import { movedKeys } from './moved-keys.js';

const rows = (ids: readonly number[]) => indexedBlocks(ids.map((id) => ({ id, type: 'row' })));

describe('the blocks that stand elsewhere than they did', () => {
  it.each([
    [[1, 2, 3], []],
    [[3, 1, 2], ['3 row']],
    [[2, 3, 1], ['1 row']],
    [
      [3, 2, 1],
      ['3 row', '2 row'],
    ],
    // Of two that changed places, the one that went up.
    [[2, 1, 3], ['2 row']],
    [[1, 3, 2], ['3 row']],
  ])('are the fewest that make %j of 1, 2 and 3', (order, moved) => {
    expect([...movedKeys(rows([1, 2, 3]), rows(order))]).toStrictEqual(moved);
  });
});
