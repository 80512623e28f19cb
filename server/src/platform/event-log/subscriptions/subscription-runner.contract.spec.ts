import { until } from '../../testing/until.js';
import { currentCorrelationId } from '../../tracing/correlation.js';
import { eventColumns } from '../sealing/event-codec.js';
import { statementsOf } from '../testing/database-watch.testing.js';
import { append, newDivision, note, type Note } from '../testing/wake-up.testing.js';
import {
  checkpoint,
  lengthOf,
  reached,
  reactor,
  upTo,
  useWorkers,
} from '../testing/subscription-runner.testing.js';

describe('subscription work', () => {
  const { process, worker } = useWorkers();

  it('runs a reactor for all its events in order, and stores its position', async () => {
    const seen: string[] = [];
    const own = await worker(reactor('scribe', seen));
    const division = newDivision();
    await own.take(division, ...upTo(450));
    await append(own.log, division, [note('NoteStruck', 'unread'), note('NoteStruck', 'unread')]);
    await reached(own, 'scribe', division, 452);
    expect(seen).toEqual(upTo(450));
    expect(own.work.stalls()).toEqual([]);
  });

  it('needs no read for events of this process, or of types without a handler', async () => {
    const own = await worker(reactor('scribe', []));
    const division = newDivision();
    const readsUpTo = async (position: number, type: Note['type']): Promise<number> => {
      const statements = await statementsOf(own.dataSource, async () => {
        await append(own.log, division, [note(type, 'next')]);
        await reached(own, 'scribe', division, position);
      });
      return statements.filter((sql) => sql.startsWith(`SELECT ${eventColumns}`)).length;
    };
    // Also while the slot of a new division is still unknown.
    expect(await readsUpTo(1, 'NoteTaken')).toBe(0);
    expect(await readsUpTo(2, 'NoteStruck')).toBe(0);
    // A commit of this process arrives directly.
    expect(await readsUpTo(3, 'NoteTaken')).toBe(0);
  });

  it('runs on behalf of the request that caused it', async () => {
    const ids: (string | undefined)[] = [];
    const { take } = await worker(
      reactor('scribe', [], () => {
        ids.push(currentCorrelationId());
      }),
    );
    await take(newDivision(), 'one');
    await lengthOf(ids, 1);
    expect(ids).toEqual(['spec-correlation']);
  });

  it('starts a new reactor at the current head', async () => {
    const [old, young] = [newDivision(), newDivision()];
    await (await process()).take(old, 'long ago');
    const seen: string[] = [];
    const { take } = await worker(reactor('scribe', seen));
    await take(old, 'now');
    await take(young, 'first');
    await lengthOf(seen, 2);
    expect(seen.toSorted()).toEqual(['first', 'now']);
  });

  it('continues in another process where the previous one stopped', async () => {
    const [before, after]: string[][] = [[], []];
    const first = await worker(reactor('scribe', before ?? []));
    const division = newDivision();
    await first.take(division, 'one');
    await reached(first, 'scribe', division, 1);
    await first.work.stop();
    await first.take(division, 'two');
    await worker(reactor('scribe', after ?? []));
    await lengthOf(after ?? [], 1);
    expect([before, after]).toEqual([['one'], ['two']]);
  });

  it('stalls in one division only if a reactor fails, and reports it', async () => {
    const [bad, good] = [newDivision(), newDivision()];
    let isBroken = true;
    const tries: number[] = [];
    const [seen, others]: [string[], string[]] = [[], []];
    const failing = reactor('failing', seen, ({ division, position }) => {
      if (division === bad) tries.push(position);
      if (division === bad && position === 2 && isBroken) throw new Error('out of ink');
    });
    const own = await worker(failing, reactor('other', others));
    await own.take(bad, 'one', 'two', 'three');
    await lengthOf(tries, 4);
    await own.take(good, 'elsewhere');
    await lengthOf(others, 4);
    await until(
      () => seen,
      (texts) => texts.includes('elsewhere'),
    );
    expect(seen.filter((text) => text !== 'elsewhere')).toEqual(['one']);
    expect(tries.slice(0, 4)).toEqual([1, 2, 2, 2]);
    expect(await checkpoint(own, 'failing', bad)).toBe(1);
    expect(own.work.stalls()).toEqual([
      `failing stalled at position 1 of division ${bad}: Error: out of ink`,
    ]);
    isBroken = false;
    await reached(own, 'failing', bad, 3);
    expect(own.work.stalls()).toEqual([]);
  });

  it('stalls at an event of an unknown type, and keeps its position', async () => {
    const seen: string[] = [];
    const own = await worker(reactor('scribe', seen));
    const newer = await process({
      eventTypes: { NoteTaken: { schemaVersion: 1 }, NoteSung: { schemaVersion: 1 } },
    });
    const [unread, fine] = [newDivision(), newDivision()];
    await append(newer.log, unread, [
      note('NoteTaken', 'before'),
      { type: 'NoteSung' },
      note('NoteTaken', 'behind'),
    ]);
    await until(
      () => own.work.stalls(),
      ({ length }) => length > 0,
    );
    await own.take(fine, 'elsewhere');
    await lengthOf(seen, 2);
    expect(seen).toEqual(['before', 'elsewhere']);
    await reached(own, 'scribe', unread, 1);
    expect(own.work.stalls()[0]).toContain(`scribe stalled at position 1 of division ${unread}`);
    expect(own.work.stalls()[0]).toContain('NoteSung');
  });
});
