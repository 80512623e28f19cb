import { DivisionMemory, type HeadMark } from './division-memory.js';
import { rowKeyText, type FoldedRows } from './row-fold.js';

const projection = 'tallies';

function at(position: number, mark = `mark-${String(position)}`): HeadMark {
  return { position, mark };
}

/** Rows as a batch left them, each an object of its own. */
function rowsOf(division: number, ...names: readonly string[]): FoldedRows<object> {
  const rows = names.map((tally) => {
    const key = { division, tally };
    return [rowKeyText(key), { key, row: { tally }, changed: true }] as const;
  });
  return new Map(rows);
}

describe('what is remembered of a division', () => {
  let memory: DivisionMemory;

  beforeEach(() => {
    memory = new DivisionMemory(1_000);
  });

  function remembered(division: number, tally: string): object | undefined {
    return memory.row(division, projection, rowKeyText({ division, tally }))?.row;
  }

  it('is built upon once nobody else wrote between two batches', () => {
    expect(memory.head(1)).toBeUndefined();
    memory.moved(1, at(0), at(3));
    expect(memory.head(1)).toBeUndefined();
    memory.moved(1, at(3), at(5));
    expect(memory.head(1)).toEqual(at(5));
  });

  it.each([
    ['at another position', at(4, 'mark-3')],
    ['under another mark', at(3, 'of somebody else')],
  ])('is over when the division was found %s', (_, found) => {
    memory.moved(1, at(0), at(1));
    memory.moved(1, at(1), at(3));
    memory.keep(projection, rowsOf(1, 'a'), 10);
    memory.moved(1, found, at(9));

    expect(memory.head(1)).toBeUndefined();
    expect(remembered(1, 'a')).toBeUndefined();
  });

  it('keeps the rows of a division that nobody else has written', () => {
    memory.moved(1, at(0), at(1));
    memory.keep(projection, rowsOf(1, 'a'), 10);
    memory.moved(1, at(1), at(3));

    expect(remembered(1, 'a')).toEqual({ tally: 'a' });
    expect(remembered(2, 'a')).toBeUndefined();
  });

  it('keeps no rows of a division that it does not know', () => {
    memory.keep(projection, rowsOf(1, 'a'), 10);

    expect(remembered(1, 'a')).toBeUndefined();
  });

  it('is as large as it may be, and loses what was written least recently', () => {
    memory.moved(1, at(0), at(1));
    memory.keep(projection, rowsOf(1, 'a', 'b'), 250);
    memory.moved(2, at(0), at(1));
    memory.keep(projection, rowsOf(2, 'c'), 250);

    expect(remembered(1, 'a')).toBeUndefined();
    expect(remembered(1, 'b')).toEqual({ tally: 'b' });
    memory.moved(1, at(1), at(2));
    memory.keep(projection, rowsOf(1, 'd'), 250);
    expect(remembered(2, 'c')).toBeUndefined();
    expect(remembered(1, 'b')).toEqual({ tally: 'b' });
    expect(remembered(1, 'd')).toEqual({ tally: 'd' });
  });

  it('has room again for what it forgot, and for a row that is written again', () => {
    memory.moved(1, at(0), at(1));
    memory.keep(projection, rowsOf(1, 'a', 'b'), 250);
    memory.forget(1);
    expect(remembered(1, 'a')).toBeUndefined();
    memory.moved(1, at(1), at(2));
    memory.keep(projection, rowsOf(1, 'a', 'b'), 250);
    memory.keep(projection, rowsOf(1, 'a', 'b'), 250);

    expect(remembered(1, 'a')).toEqual({ tally: 'a' });
  });

  it('is waited for while a batch of the division has not been answered', async () => {
    let answer = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    memory.ask([1, 2], first);
    memory.ask([2], Promise.reject(new Error('Refused.')));
    let isOver = false;
    const over = memory.pending([1])?.then(() => {
      isOver = true;
    });

    await memory.pending([2]);
    expect(memory.pending([2, 3])).toBeUndefined();
    expect(isOver).toBe(false);
    answer();
    await over;
    expect(memory.pending([1])).toBeUndefined();
  });
});
