import { commandFor } from './command-handler.js';
import { IdempotencyKeyReused } from '../model/event-log.errors.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { tallyProcess } from '../testing/tally-process.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  counted,
  eventLogOn,
  newDivision,
  tallyDecider,
  TallyFull,
  tallyLimit,
  tallyRequest,
} from '../testing/tally.testing.js';

describe('an idempotent request', () => {
  const spec = tallySpec();
  let here: EventLogRuntime;
  let there: EventLogRuntime;
  let division: number;

  beforeEach(() => {
    ({ runtime: here, division } = spec);
    there = eventLogOn(spec.dataSource);
  });

  const countBy = (by: number) => ({ type: 'Count', tally: 'a', by }) as const;

  function onceCount(
    key: string,
    { on = here, by = 1, body = 'body', result = 'first' } = {},
  ): Promise<{ readonly result: { readonly id: string }; readonly repeated: boolean }> {
    return on.commands.once(contextIn(division), tallyRequest(key, body), () =>
      Promise.resolve({
        commands: [commandFor(tallyDecider, countBy(by))],
        result: { id: result },
      }),
    );
  }

  async function eventsOf(stream = 'tally-a'): Promise<readonly unknown[]> {
    return (await here.log.readStream(division, stream)).map(({ event }) => event);
  }

  it('returns the first result again, from any process', async () => {
    const again = { result: { id: 'first' }, repeated: true };
    expect(await onceCount('k')).toEqual({ result: { id: 'first' }, repeated: false });
    expect(await onceCount('k', { result: 'second' })).toEqual(again);
    expect(await onceCount('k', { on: there, result: 'third' })).toEqual(again);
    expect(await eventsOf()).toHaveLength(1);
  });

  it('refuses the same key with another body, even while the first is in flight', async () => {
    const first = onceCount('k');
    await expect(onceCount('k', { body: 'other' })).rejects.toThrow(IdempotencyKeyReused);
    await first;
    await expect(onceCount('k', { body: 'other' })).rejects.toThrow(IdempotencyKeyReused);
    await expect(onceCount('k', { body: 'other', on: there })).rejects.toThrow(
      IdempotencyKeyReused,
    );
  });

  it('prepares once for concurrent calls with one key, and gives all the same result', async () => {
    let prepared = 0;
    const send = () =>
      here.commands.once(contextIn(division), tallyRequest('k'), async () => {
        prepared += 1;
        // Long enough for the others to connect and to check the key.
        for (let looks = 0; looks < 300; looks += 1) await here.log.head(division);
        return { commands: [commandFor(tallyDecider, countBy(1))], result: { prepared } };
      });
    await Promise.all(Array.from({ length: 3 }, () => here.log.heads()));
    const answers = await Promise.all([send(), send(), send()]);

    expect(prepared).toBe(1);
    expect(answers.map(({ result, repeated }) => [result.prepared, repeated])).toEqual([
      [1, false],
      [1, true],
      [1, true],
    ]);
  });

  it('lets one of two processes win, and gives both its result', async () => {
    const [a, b] = await Promise.all([
      onceCount('k', { result: 'here' }),
      onceCount('k', { on: there, result: 'there' }),
    ]);

    expect(a.result).toEqual(b.result);
    expect([a.repeated, b.repeated].sort()).toEqual([false, true]);
    expect(await eventsOf()).toHaveLength(1);
  });

  it('returns the earlier result if it is refused only because the same request succeeded meanwhile', async () => {
    const late = here.commands.once(contextIn(division), tallyRequest('k'), async () => {
      await onceCount('k', { on: there, by: tallyLimit });
      return { commands: [commandFor(tallyDecider, countBy(tallyLimit))], result: { id: 'late' } };
    });

    expect(await late).toEqual({ result: { id: 'first' }, repeated: true });
  });

  it('does not store a refusal: the request may succeed later', async () => {
    await expect(onceCount('k', { by: tallyLimit + 1 })).rejects.toThrow(TallyFull);

    expect(await onceCount('k')).toMatchObject({ repeated: false });
  });

  it('is recorded even if it led to no event', async () => {
    await onceCount('k', { by: 0 });

    expect(await onceCount('k', { on: there, by: 0 })).toMatchObject({ repeated: true });
  });

  it('separates keys by division, subject and operation', async () => {
    await onceCount('k');
    const prepare = () => Promise.resolve({ commands: [], result: {} });
    const others = [
      here.commands.once(contextIn(newDivision()), tallyRequest('k'), prepare),
      here.commands.once(contextIn(division), { ...tallyRequest('k'), subject: 'x' }, prepare),
      here.commands.once(contextIn(division), { ...tallyRequest('k'), operation: 'x' }, prepare),
    ];

    expect((await Promise.all(others)).map(({ repeated }) => repeated)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('places one order if the server was killed between commit and answer', async () => {
    const task = { do: 'count-once-and-die', division, tally: 'a', key: 'k' } as const;
    const child = await tallyProcess(spec.url, task);
    expect(await child.go()).toBe('SIGKILL');

    const retried = await onceCount('k');
    expect(retried).toMatchObject({ repeated: true, result: { by: 'killed' } });
    expect(await eventsOf()).toEqual([counted('a')]);
  }, 60_000);

  it('expires after 30 days', async () => {
    await onceCount('old');
    await onceCount('new');
    await spec.dataSource.query(
      `UPDATE es_command SET at = now() - interval '30 days 1 minute'
       WHERE division_id = $1 AND key = 'old'`,
      [division],
    );
    await here.idempotent.forgetOld();

    const left: unknown = await spec.dataSource.query(
      'SELECT key FROM es_command WHERE division_id = $1',
      [division],
    );
    expect(left).toEqual([{ key: 'new' }]);
  });
});
