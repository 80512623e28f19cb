import { eventsAtOnce, type EventLog } from '../event-log.js';
import { statementsOf } from '../testing/database-watch.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import { contextIn, eventLogOn, tallyDecider } from '../testing/tally.testing.js';
import { commandFor } from './command-handler.js';
import { StreamStates } from './stream-states.js';

const times = eventsAtOnce * 2 + 100;
const isReading = (sql: string): boolean => sql.includes('ORDER BY version LIMIT');

describe('a long stream', () => {
  const spec = tallySpec();

  it('is read completely, in chunks with separate time limits', async () => {
    const { division, dataSource } = spec;
    await spec.count('long', 0, { times });
    // A new process, whose cache is empty.
    const started = eventLogOn(dataSource);
    const statements = await statementsOf(dataSource, async () => {
      const { state } = await started.commands.handle(contextIn(division), tallyDecider, {
        type: 'Count',
        tally: 'long',
        by: 1,
      });
      expect(state.total).toBe(times + 1);
    });
    expect(statements.filter(isReading)).toHaveLength(3);
    const events = await started.log.readStream(division, 'tally-long');
    expect(events.map(({ version }) => version)).toEqual(
      Array.from({ length: times + 1 }, (_, index) => index + 1),
    );
    expect(await started.log.readStream(division, 'tally-long', 3, 2)).toEqual(events.slice(3, 5));
  });

  it('is resumed after the chunks already read if a later one times out', async () => {
    const { division, runtime } = spec;
    await spec.count('slow', 0, { times });
    const offsets: number[] = [];
    const readStream: EventLog['readStream'] = (of, stream, after = 0, limit) => {
      offsets.push(after);
      const isTooLate = after > 0 && offsets.length === 2;
      return isTooLate
        ? Promise.reject(new Error('no answer'))
        : runtime.log.readStream(of, stream, after, limit);
    };
    const states = new StreamStates({ readStream });
    const { decider } = commandFor(tallyDecider, { type: 'Count', tally: 'slow', by: 1 });
    const streams = new Map([['tally-slow', decider]]);
    await expect(states.catchUp(division, streams)).rejects.toThrow('no answer');
    const folded = await states.catchUp(division, streams);
    expect(folded.get('tally-slow')).toMatchObject({ version: times, state: { total: times } });
    expect(offsets).toEqual([0, eventsAtOnce, eventsAtOnce, eventsAtOnce * 2]);
  });
});
