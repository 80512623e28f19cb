import { until } from '../../testing/until.js';
import { commandFor, type Handled } from './command-handler.js';
import { NameTaken, StreamHasMoved } from '../model/event-log.errors.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { LoggedCommandHandler } from './logged-command-handler.js';
import { StreamStates } from './stream-states.js';
import { statementsOf } from '../testing/database-watch.testing.js';
import { ConflictingLog } from '../testing/conflicting-log.testing.js';
import { tallyProcess } from '../testing/tally-process.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  counted,
  eventLogOn,
  tallyDecider,
  TallyFull,
  tallyLimit,
  type TallyEvent,
  type TallyState,
} from '../testing/tally.testing.js';

describe('the command handler', () => {
  const spec = tallySpec();
  let here: EventLogRuntime;
  let there: EventLogRuntime;
  let division: number;

  beforeEach(() => {
    ({ runtime: here, division } = spec);
    there = eventLogOn(spec.dataSource);
  });

  const countBy = (by: number, tally = 'a') => ({ type: 'Count', tally, by }) as const;

  function count(by = 1, on: EventLogRuntime = here): Promise<Handled<TallyState, TallyEvent>> {
    return on.commands.handle(contextIn(division), tallyDecider, countBy(by));
  }

  async function eventsOf(stream = 'tally-a'): Promise<readonly unknown[]> {
    return (await here.log.readStream(division, stream)).map(({ event }) => event);
  }

  function overtaken(
    times: number,
    canHold = false,
  ): { commands: LoggedCommandHandler; log: ConflictingLog } {
    const log = new ConflictingLog(here.log, times, canHold);
    const commands = new LoggedCommandHandler(log, new StreamStates(log), here.idempotent);
    return { commands, log };
  }

  it('returns the state, version, events and position of a command', async () => {
    await count(2);
    const handled = await count(3);

    expect(handled).toMatchObject({ state: { total: 5 }, version: 2, position: 2 });
    expect(handled.events.map(({ event }) => event)).toEqual([counted('a', 3)]);
  });

  it("appends nothing if there is nothing to do, and returns the division's position", async () => {
    await count(2);

    expect(await count(0)).toMatchObject({ version: 1, position: 1, events: [] });
    expect(await eventsOf()).toHaveLength(1);
  });

  it("passes on a decider's refusal", async () => {
    await expect(count(tallyLimit + 1)).rejects.toThrow(TallyFull);
    expect(await eventsOf()).toEqual([]);
  });

  it('runs the commands of one stream one after the other', async () => {
    const handled = await Promise.all(Array.from({ length: 40 }, () => count()));

    expect(handled.map(({ version }) => version)).toEqual(handled.map((_, index) => index + 1));
    expect(handled.at(-1)?.state.total).toBe(40);
  });

  it('EVT-007 reads and decides again if another process was faster', async () => {
    await count();
    await count(1, there);

    expect(await count()).toMatchObject({ state: { total: 3 }, version: 3 });
  });

  it('refuses on the current state, not on a cached one', async () => {
    await count(tallyLimit);
    await count(-5, there);

    expect(await count(5)).toMatchObject({ state: { total: tallyLimit }, version: 3 });
  });

  it('decides "nothing to do" on the current state', async () => {
    await count(1);
    await count(1, there);

    expect(await count(0)).toMatchObject({ state: { total: 2 }, version: 2 });
  });

  describe('for a stream declared as new', () => {
    const begin = async (by: number): Promise<unknown> => {
      const commands = [commandFor(tallyDecider, countBy(by), { isFirst: true })];
      return (await here.commands.handleTogether(contextIn(division), commands))[0];
    };

    it('reads nothing', async () => {
      const sent = await statementsOf(spec.dataSource, async () => {
        expect(await begin(2)).toMatchObject({ state: { total: 2 }, version: 1 });
      });

      expect(sent.filter((sql) => sql.includes('FROM es_event'))).toEqual([]);
    });

    it.each([0, 2])('detects an existing stream when it counts %d', async (by) => {
      await count(1, there);

      expect(await begin(by)).toMatchObject({ state: { total: 1 + by } });
    });
  });

  it('discards its cached state if the database is older', async () => {
    await count(1);
    const stream = here.states;
    const { decider } = commandFor(tallyDecider, countBy(1));
    const folded = { decider, version: 7, state: { total: 7, name: null } };
    stream.advance(division, 'tally-a', folded, []);

    expect(await count(1)).toMatchObject({ state: { total: 2 }, version: 2 });
  });

  it('EVT-007 retries up to 8 times, then gives up with an error', async () => {
    const patient = overtaken(8);
    const handled = await patient.commands.handle(contextIn(division), tallyDecider, countBy(1));
    expect(handled).toMatchObject({ state: { total: 81 }, version: 9 });

    const hopeless = overtaken(9);
    const given = hopeless.commands.handle(contextIn(division), tallyDecider, countBy(1));
    await expect(given).rejects.toThrow(new StreamHasMoved());
    expect(hopeless.log.tries).toBe(9);
  });

  it('locks others out after three tries, then decides on the current state', async () => {
    const { commands, log } = overtaken(100, true);
    const handled = await commands.handle(contextIn(division), tallyDecider, countBy(1));

    expect(handled).toMatchObject({ state: { total: 41 }, version: 5 });
    expect(log.tries).toBe(4);
  });

  it('gives 20 answers, a quantity of 20 and version 20 to 20 parallel adds from two processes', async () => {
    const task = { do: 'count', division, tally: 'a', times: 10 } as const;
    const child = await tallyProcess(spec.url, task);
    await count(0);
    const ended = child.go();
    // From here on both processes write, and the cached state is outdated.
    await until(async () => (await here.log.head(division)) > 0);
    const handled = await Promise.all(Array.from({ length: 10 }, () => count()));

    expect([await ended, handled.length]).toEqual([null, 10]);
    expect(await count(0)).toMatchObject({ state: { total: 20 }, version: 20 });
  }, 60_000);

  describe('with several commands', () => {
    it('applies all or nothing', async () => {
      const both = (by: number) => [
        commandFor(tallyDecider, countBy(1, 'b')),
        commandFor(tallyDecider, countBy(by)),
      ];
      await expect(
        here.commands.handleTogether(contextIn(division), both(tallyLimit + 1)),
      ).rejects.toThrow(TallyFull);
      expect(await here.log.head(division)).toBe(0);

      const handled = await here.commands.handleTogether(contextIn(division), both(2));
      expect(handled.map(({ version, position }) => [version, position])).toEqual([
        [1, 2],
        [1, 2],
      ]);
      expect(await eventsOf()).toEqual([counted('a', 2)]);
    });

    it('decides each on the state that the previous ones produced', async () => {
      const commands = [
        commandFor(tallyDecider, countBy(tallyLimit)),
        commandFor(tallyDecider, countBy(1)),
      ];
      await expect(here.commands.handleTogether(contextIn(division), commands)).rejects.toThrow(
        TallyFull,
      );

      const twice = [commandFor(tallyDecider, countBy(1)), commandFor(tallyDecider, countBy(2))];
      const handled = await here.commands.handleTogether(contextIn(division), twice);
      expect(handled.map(({ events }) => events.map(({ event }) => event))).toEqual([
        [counted('a', 1)],
        [counted('a', 2)],
      ]);
      expect(handled.map(({ version }) => version)).toEqual([2, 2]);
    });

    it('decides again if a stream without new events has moved', async () => {
      await count(1);
      await count(1, there);
      const commands = [
        commandFor(tallyDecider, countBy(0)),
        commandFor(tallyDecider, countBy(1, 'b')),
      ];

      const [first] = await here.commands.handleTogether(contextIn(division), commands);
      expect(first).toMatchObject({ state: { total: 2 }, version: 2 });
    });

    it('refuses two deciders for one stream', async () => {
      const commands = [
        commandFor(tallyDecider, countBy(1)),
        commandFor({ ...tallyDecider }, countBy(1)),
      ];
      const together = here.commands.handleTogether(contextIn(division), commands);

      await expect(together).rejects.toThrow(NameTaken);
    });
  });
});
