import { DivisionCache, type HeadMark } from './division-cache.js';
import { rowKeyText, type FoldedRows } from './row-fold.js';

const projection = 'tallies';

function at(position: number, mark = `mark-${String(position)}`): HeadMark {
  return { position, mark };
}

/** Rows as a batch left them, each a separate object. */
function rowsOf(division: number, ...names: readonly string[]): FoldedRows<object> {
  const rows = names.map((tally) => {
    const key = { division, tally };
    return [rowKeyText(key), { key, row: { tally }, changed: true }] as const;
  });
  return new Map(rows);
}

describe('the cache of a division', () => {
  let cache: DivisionCache;

  beforeEach(() => {
    cache = new DivisionCache(1_000);
  });

  function cached(division: number, tally: string): object | undefined {
    return cache.row(division, projection, rowKeyText({ division, tally }))?.row;
  }

  it('is used once no other process wrote between two batches', () => {
    expect(cache.head(1)).toBeUndefined();
    cache.moved(1, at(0), at(3));
    expect(cache.head(1)).toBeUndefined();
    cache.moved(1, at(3), at(5));
    expect(cache.head(1)).toStrictEqual(at(5));
  });

  it.each([
    ['at another position', at(4, 'mark-3')],
    ['under another mark', at(3, 'of another process')],
  ])('is invalid if the division was found %s', (_, found) => {
    cache.moved(1, at(0), at(1));
    cache.moved(1, at(1), at(3));
    cache.put(projection, rowsOf(1, 'a'), 10);
    cache.moved(1, found, at(9));

    expect(cache.head(1)).toBeUndefined();
    expect(cached(1, 'a')).toBeUndefined();
  });

  it('keeps the rows of a division written by this process only', () => {
    cache.moved(1, at(0), at(1));
    cache.put(projection, rowsOf(1, 'a'), 10);
    cache.moved(1, at(1), at(3));

    expect(cached(1, 'a')).toStrictEqual({ tally: 'a' });
    expect(cached(2, 'a')).toBeUndefined();
  });

  it('keeps no rows of an unknown division', () => {
    cache.put(projection, rowsOf(1, 'a'), 10);

    expect(cached(1, 'a')).toBeUndefined();
  });

  it('has a size limit, and evicts the least recently written rows', () => {
    cache.moved(1, at(0), at(1));
    cache.put(projection, rowsOf(1, 'a', 'b'), 250);
    cache.moved(2, at(0), at(1));
    cache.put(projection, rowsOf(2, 'c'), 250);

    expect(cached(1, 'a')).toBeUndefined();
    expect(cached(1, 'b')).toStrictEqual({ tally: 'b' });
    cache.moved(1, at(1), at(2));
    cache.put(projection, rowsOf(1, 'd'), 250);
    expect(cached(2, 'c')).toBeUndefined();
    expect(cached(1, 'b')).toStrictEqual({ tally: 'b' });
    expect(cached(1, 'd')).toStrictEqual({ tally: 'd' });
  });

  it('reuses the space of evicted and rewritten rows', () => {
    cache.moved(1, at(0), at(1));
    cache.put(projection, rowsOf(1, 'a', 'b'), 250);
    cache.forget(1);
    expect(cached(1, 'a')).toBeUndefined();
    cache.moved(1, at(1), at(2));
    cache.put(projection, rowsOf(1, 'a', 'b'), 250);
    cache.put(projection, rowsOf(1, 'a', 'b'), 250);

    expect(cached(1, 'a')).toStrictEqual({ tally: 'a' });
  });

  it('can be awaited while a batch of the division is unanswered', async () => {
    let answer = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    cache.track([1, 2], first);
    cache.track([2], Promise.reject(new Error('Refused.')));
    let isOver = false;
    const over = cache.pending([1])?.then(() => {
      isOver = true;
    });

    await cache.pending([2]);
    expect(cache.pending([2, 3])).toBeUndefined();
    expect(isOver).toBe(false);
    answer();
    await over;
    expect(cache.pending([1])).toBeUndefined();
  });
});
