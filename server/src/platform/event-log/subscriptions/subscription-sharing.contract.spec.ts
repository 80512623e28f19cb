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

describe('work is shared', () => {
  const { worker } = useWorkers();

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('fairly among the processes that there are, as they come and go', async () => {
    const seen: string[] = [];
    const workers = [await worker(reactor('scribe', seen))];
    expect(workers[0]?.work.leases.slots()).toHaveLength(slotCount);
    workers.push(await worker(reactor('scribe', seen)), await worker(reactor('scribe', seen)));
    const shares = (): Promise<readonly number[]> => sharesOf(workers);
    // Who of them asked last has what is left.
    const inOrder = async () => (await shares()).toSorted((one, other) => one - other);
    await until(inOrder, ([a, b, c]) => a === 20 && b === 22 && c === 22);
    await workers.pop()?.work.stop();
    await until(shares, ([a, b]) => a === 32 && b === 32);
    const owned = workers.flatMap(({ work }) => work.leases.slots());
    expect(new Set(owned).size).toBe(slotCount);
  });

  it('so that each event is worked on once while they do', async () => {
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

  it('and given back only when what is under way was recorded', async () => {
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

  it('and taken from a process that fell silent, whose late result is not recorded', async () => {
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
    // By its own clock its leases have run out before anybody else can have them.
    const later = performance.now() + leaseMs;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    finish();
    await lengthOf(late, 1);
    await first.work.stop();
    expect([late, early]).toEqual([['one'], ['one', 'two']]);
    expect(await checkpoint(second, 'scribe', division)).toBe(2);
  });

  it('and its position is not stored by that process either, whoever is further', async () => {
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

  it('and not touched by a process whose leases ran out unnoticed', async () => {
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

  it('and begun anew where the leases were lost', async () => {
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

  it('and left without an error where the database is away', async () => {
    const own = await worker(reactor('scribe', []));
    await own.dataSource.destroy();
    await own.work.tick();
    await own.work.stop();
    await own.dataSource.initialize();
  });
});

/** What waits for it goes on when it is opened. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

async function sharesOf(workers: readonly Worker[]): Promise<readonly number[]> {
  for (const { work } of workers) await work.tick();
  return workers.map(({ work }) => work.leases.slots().length);
}

/** A division whose work is in this slot. */
async function divisionIn({ dataSource }: LogProcess, slot: number): Promise<number> {
  const [found] = await dataSource.query<readonly { readonly division: number }[]>(
    `SELECT division FROM generate_series(1000, 9000) division
     WHERE abs(hashint4(division)::bigint) % 64 = $1 LIMIT 1`,
    [slot],
  );
  if (!found) throw new Error(`No division has slot ${slot}.`);
  return found.division;
}
