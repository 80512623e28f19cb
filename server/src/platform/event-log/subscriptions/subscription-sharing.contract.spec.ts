import { jest } from '@jest/globals';

import { until } from '../../testing/until.js';
import { leaseMs, slotCount } from './leases.js';
import { type LogProcess, newDivision, textOf } from '../testing/wake-up.testing.js';
import {
  checkpoint,
  lengthOf,
  reached,
  reactor,
  upTo,
  useWorkers,
  type Worker,
} from '../testing/subscription-runner.testing.js';

describe('sharing of work', () => {
  const { worker } = useWorkers();

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('divides the slots fairly as processes come and go', async () => {
    const seen: string[] = [];
    const workers = [await worker(reactor('scribe', seen))];
    expect(workers[0]?.work.leases.slots()).toHaveLength(slotCount);
    workers.push(await worker(reactor('scribe', seen)), await worker(reactor('scribe', seen)));
    const shares = (): Promise<readonly number[]> => sharesOf(workers);
    // The last process to renew gets the remainder.
    const inOrder = async () => (await shares()).toSorted((one, other) => one - other);
    await until(inOrder, ([a, b, c]) => a === 20 && b === 22 && c === 22);
    await workers.pop()?.work.stop();
    await until(shares, ([a, b]) => a === 32 && b === 32);
    const owned = workers.flatMap(({ work }) => work.leases.slots());
    expect(new Set(owned).size).toBe(slotCount);
  });

  it('handles each event once while the processes change', async () => {
    const seen: string[] = [];
    const slow = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 2));
    };
    const first = await worker(reactor('scribe', seen, slow));
    const divisions = Array.from({ length: 12 }, newDivision);
    const all = divisions.flatMap((division) => upTo(10).map((text) => `${division}:${text}`));
    const taking = divisions.map((division) =>
      first.take(division, ...upTo(10).map((text) => `${division}:${text}`)),
    );
    const second = await worker(reactor('scribe', seen, slow));
    await Promise.all([...taking, first.work.tick(), second.work.tick()]);
    await lengthOf(seen, all.length);
    for (const division of divisions) await reached(first, 'scribe', division, 10);
    expect(seen.toSorted()).toEqual(all.toSorted());
    for (const division of divisions)
      expect(seen.filter((text) => text.startsWith(`${division}:`))).toEqual(
        all.filter((text) => text.startsWith(`${division}:`)),
      );
  });

  it('releases a slot only after running work is recorded', async () => {
    const [early, late]: [string[], string[]] = [[], []];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const started: string[] = [];
    const first = await worker(
      reactor('scribe', early, (recorded) => {
        started.push(textOf(recorded));
        return finished;
      }),
    );
    const division = await divisionIn(first, slotCount - 1);
    await first.take(division, 'one', 'two');
    await lengthOf(started, 1);
    const second = await worker(reactor('scribe', late));
    await first.work.tick();
    await second.work.tick();
    expect(first.work.leases.fence(slotCount - 1)).toBeDefined();
    expect(second.work.leases.slots()).not.toContain(slotCount - 1);
    finish();
    await until(
      async () => {
        await second.work.tick();
        return late.length;
      },
      (count) => count > 0,
    );
    expect([early, late]).toEqual([['one'], ['two']]);
  });

  it('takes over the slots of a silent process, whose late result is not recorded', async () => {
    const [late, early]: [string[], string[]] = [[], []];
    let finish: () => void = () => undefined;
    const silent = new Promise<void>((resolve) => (finish = resolve));
    const started: number[] = [];
    const first = await worker(
      reactor('scribe', late, ({ position }) => {
        started.push(position);
        return silent;
      }),
    );
    const division = newDivision();
    await first.take(division, 'one', 'two');
    await lengthOf(started, 1);
    await first.dataSource.query(`UPDATE es_lease SET until = now()`);
    await first.dataSource.query(`UPDATE es_worker SET until = now()`);
    const second = await worker(reactor('scribe', early));
    await reached(second, 'scribe', division, 2);
    // By the clock of the process, its leases expire before another process can take them.
    const later = performance.now() + leaseMs;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    finish();
    await lengthOf(late, 1);
    await first.work.stop();
    expect([late, early]).toEqual([['one'], ['one', 'two']]);
    expect(await checkpoint(second, 'scribe', division)).toBe(2);
  });

  it('ignores positions of the silent process too, whichever process is further', async () => {
    const [late, again]: string[][] = [[], []];
    const [silent, slow] = [gate(), gate()];
    const first = await worker(reactor('scribe', late ?? [], () => silent.opened));
    const division = newDivision();
    await first.take(division, 'one');
    await first.dataSource.query(`UPDATE es_lease SET until = now()`);
    await first.dataSource.query(`UPDATE es_worker SET until = now()`);
    const second = await worker(
      reactor('scribe', [], (recorded) => {
        again?.push(textOf(recorded));
        return slow.opened;
      }),
    );
    await lengthOf(again ?? [], 1);
    silent.open();
    await lengthOf(late ?? [], 1);
    await first.work.stop();
    expect(await checkpoint(second, 'scribe', division)).toBe(0);
    slow.open();
    await reached(second, 'scribe', division, 1);
  });

  it('leaves a slot alone after its lease ran out unnoticed', async () => {
    const seen: string[] = [];
    const own = await worker(reactor('scribe', seen));
    const now = performance.now();
    expect(own.work.leases.slots()).toHaveLength(slotCount);
    jest.spyOn(performance, 'now').mockReturnValue(now + leaseMs);
    expect(own.work.leases.slots()).toEqual([]);
    await own.take(newDivision(), 'one');
    expect(own.work.leases.fence(0)).toBeUndefined();
    jest.restoreAllMocks();
    await lengthOf(seen, 1);
  });

  it('restarts the work after the leases were lost', async () => {
    const seen: string[] = [];
    const own = await worker(reactor('scribe', seen));
    await own.dataSource.query(`UPDATE es_lease SET until = now(), generation = generation + 1`);
    const division = newDivision();
    await own.take(division, 'one');
    await until(
      async () => {
        await own.work.tick();
        return seen.length;
      },
      (count) => count >= 2,
    );
    await reached(own, 'scribe', division, 1);
    expect(seen).toEqual(['one', 'one']);
  });

  it('stops without an error if the database is unavailable', async () => {
    const own = await worker(reactor('scribe', []));
    await own.dataSource.destroy();
    await own.work.tick();
    await own.work.stop();
    await own.dataSource.initialize();
  });
});

/** Barrier: waiters continue once it is opened. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

async function sharesOf(workers: readonly Worker[]): Promise<readonly number[]> {
  for (const { work } of workers) await work.tick();
  return workers.map(({ work }) => work.leases.slots().length);
}

/** Returns a new division that belongs to this slot. */
async function divisionIn({ dataSource }: LogProcess, slot: number): Promise<number> {
  const [found] = await dataSource.query<readonly { readonly division: number }[]>(
    `SELECT division FROM generate_series(1000, 9000) division
     WHERE abs(hashint4(division)::bigint) % 64 = $1 LIMIT 1`,
    [slot],
  );
  if (!found) throw new Error(`No division has slot ${slot}.`);
  return found.division;
}
