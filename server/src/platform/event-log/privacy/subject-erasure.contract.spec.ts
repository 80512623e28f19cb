import { randomUUID } from 'node:crypto';

import { project } from '../model/registry.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  eventLogOn,
  tallies,
  tallyDecider,
  tallyEventTypes,
  tallyRequest,
  TallyRow,
  type TallyCommand,
} from '../testing/tally.testing.js';
import { holdingTables, statementsOf, untilBlocked } from '../testing/database-watch.testing.js';

const division = 12;

describe('personal data in events', () => {
  const spec = tallySpec();
  let owner: string;
  let tally: string;
  let canary: string;

  beforeEach(() => {
    owner = `customer:${randomUUID()}`;
    tally = randomUUID();
    canary = `canary-${randomUUID()}@example.test`;
  });

  async function perform(command: TallyCommand, on = spec.runtime): Promise<void> {
    await on.commands.handle(contextIn(division), tallyDecider, command);
  }

  function own(on = spec.runtime): Promise<void> {
    return perform({ type: 'Own', tally, owner, name: canary }, on);
  }

  async function rowName(): Promise<string | null | undefined> {
    const [row] = await spec.dataSource.query<{ name: string | null }[]>(
      'SELECT name FROM spec_tally WHERE division_id = $1 AND tally = $2',
      [division, tally],
    );
    return row?.name;
  }

  async function readNames(): Promise<readonly unknown[]> {
    const events = await spec.runtime.log.readStream(division, `tally-${tally}`);
    return events.map(({ event }) => ('name' in event ? event.name : undefined));
  }

  const tablesHolding = (text: string) => holdingTables(spec.dataSource, text);

  it('is encrypted in the log, and decrypted for readers and folds', async () => {
    await own();

    expect(await tablesHolding(canary)).toEqual(['spec_tally']);
    expect(await readNames()).toEqual([canary]);
    expect(await rowName()).toBe(canary);
  });

  it('is sealed with a key that another process created', async () => {
    await own();
    await own(eventLogOn(spec.dataSource));

    expect(await readNames()).toEqual([canary, canary]);
  });

  it('is gone everywhere once its subject is erased, and other data stays', async () => {
    await own();
    await perform({ type: 'Count', tally, by: 3 });
    await spec.runtime.erasure.erase(owner);

    expect(await tablesHolding(canary)).toEqual([]);
    expect(await readNames()).toEqual([null, undefined]);
    const handled = await spec.runtime.commands.handle(contextIn(division), tallyDecider, {
      type: 'Count',
      tally,
      by: 1,
    });
    expect(handled.state).toEqual({ total: 4, name: null });
    expect(await rowName()).toBeNull();
  });

  it('is refolded from the events of its own streams only', async () => {
    await own();
    const statements = await statementsOf(spec.dataSource, () => spec.runtime.erasure.erase(owner));
    const read = statements.filter((sql) => sql.includes('position > $2'));

    expect(read).not.toHaveLength(0);
    expect(read.filter((sql) => !sql.includes('stream_id = ANY'))).toEqual([]);
  });

  it('of other subjects stays', async () => {
    await own();
    await spec.runtime.erasure.erase(`customer:${randomUUID()}`);

    expect(await readNames()).toEqual([canary]);
  });

  it('stays erased if its subject returns with a new key', async () => {
    await own();
    await spec.runtime.erasure.erase(owner);
    await own();

    expect(await readNames()).toEqual([null, canary]);
    await spec.runtime.erasure.erase(owner);
    expect(await readNames()).toEqual([null, null]);
  });

  it('does not reach a projection if its subject is erased during the write', async () => {
    await own();
    const runner = spec.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
    const writing = own();
    await untilBlocked(spec.dataSource);
    await spec.runtime.keys.destroy(spec.dataSource.manager, owner);
    await runner.commitTransaction();
    await runner.release();
    await writing;

    expect(await rowName()).toBeNull();
  });

  it('is not erased during a transaction that projects it: the erasure waits and refolds it', async () => {
    await own();
    const runner = spec.dataSource.createQueryRunner();
    await runner.startTransaction();
    await spec.runtime.keys.hold(runner.manager, [owner]);
    const erasing = spec.runtime.erasure.erase(owner);
    await untilBlocked(spec.dataSource);
    expect(await rowName()).toBe(canary);
    await runner.commitTransaction();
    await runner.release();
    await erasing;

    expect(await rowName()).toBeNull();
  });

  it('is folded out of async projections up to their checkpoints', async () => {
    const feature = { eventTypes: tallyEventTypes, async: [project(tallies, TallyRow)] };
    const on = eventLogOn(spec.dataSource, [feature]);
    await own(on);
    const head = await on.log.head(division);
    const checkpoint = `INSERT INTO es_checkpoint VALUES ($1, 'spec-tallies', $2)
      ON CONFLICT (division_id, subscriber) DO UPDATE SET position = EXCLUDED.position`;
    await spec.dataSource.query(checkpoint, [division, head]);
    await spec.dataSource.query(`INSERT INTO spec_tally VALUES ($1, $2, 0, $3, '[]', now())`, [
      division,
      tally,
      canary,
    ]);
    await on.erasure.erase(owner);

    expect(await rowName()).toBeNull();
  });

  describe('with an interrupted erasure', () => {
    const cutOff = (): Promise<unknown> =>
      spec.dataSource.query(`UPDATE es_erasure SET begun_at = now() - interval '3 minutes'`);

    /** Registers a hook that fails on its first call. */
    function brokenAtFirst(): readonly string[] {
      const calls: string[] = [];
      spec.runtime.erasureHooks.register((subject) => {
        calls.push(subject);
        if (calls.length === 1) throw new Error('The process ended.');
        return Promise.resolve();
      });
      return calls;
    }

    beforeEach(() => spec.dataSource.query('DELETE FROM es_erasure'));

    it('is erased once, by any process that finds it', async () => {
      const calls = brokenAtFirst();
      await own();
      await expect(spec.runtime.erasure.erase(owner, 'customer:later')).rejects.toThrow('ended');
      await cutOff();
      await Promise.all([spec.runtime.erasure.goOn(), spec.runtime.erasure.goOn()]);

      expect([...calls].sort()).toEqual(['customer:later', owner, owner].sort());
      expect(await tablesHolding(canary)).toEqual([]);
      await cutOff();
      await spec.runtime.erasure.goOn();
      expect(calls).toHaveLength(3);
    });

    it('is left to the process that is erasing it', async () => {
      const calls = brokenAtFirst();
      await expect(spec.runtime.erasure.erase(owner)).rejects.toThrow('ended');
      await spec.runtime.erasure.goOn();

      expect(calls).toEqual([owner]);
    });

    it('is on record under all subjects of the person before the first key is destroyed', async () => {
      await own();
      const records: unknown[] = [];
      spec.runtime.erasureHooks.registerFirst(async () => {
        records.push(await spec.runtime.keys.find(spec.dataSource.manager, [owner]));
      });
      spec.runtime.erasureHooks.register(async () => {
        records.push(await spec.dataSource.query('SELECT FROM es_erasure WHERE done_at IS NULL'));
      });
      await spec.runtime.erasure.erase(owner, 'address:1');

      expect(records).toMatchObject([{ size: 1 }, { size: 1 }, { length: 2 }, { length: 1 }]);
    });

    it('is on record for at most a day afterwards', async () => {
      await spec.runtime.erasure.erase(owner);
      await spec.runtime.erasureRequests.forgetOld();
      expect(await spec.dataSource.query('SELECT FROM es_erasure')).toHaveLength(1);
      await spec.dataSource.query(`UPDATE es_erasure SET done_at = now() - interval '25 hours'`);
      await spec.runtime.erasureRequests.forgetOld();
      expect(await spec.dataSource.query('SELECT FROM es_erasure')).toEqual([]);
    });
  });

  it('is erased in features and idempotency records too', async () => {
    const erased: string[] = [];
    spec.runtime.erasureHooks.register((subject) => Promise.resolve(erased.push(subject)));
    const key = { ...tallyRequest('k'), subject: owner };
    await spec.runtime.commands.once(contextIn(division), key, () =>
      Promise.resolve({ commands: [], result: {} }),
    );
    await spec.runtime.erasure.erase(owner);

    expect(erased).toEqual([owner]);
    expect(
      await spec.dataSource.query('SELECT 1 FROM es_command WHERE subject = $1', [owner]),
    ).toEqual([]);
  });

  it('is decrypted with one key query per batch of events', async () => {
    await own();
    owner = `customer:${randomUUID()}`;
    await own();
    const statements = await statementsOf(spec.dataSource, () =>
      spec.runtime.log.readDivision(division, 0, 1_000),
    );

    expect(statements).toHaveLength(2);
  });
});
