import * as fc from 'fast-check';

import { UnstorableText } from '../model/event-log.errors.js';
import type { Recorded } from '../model/projection.js';
import { project, type FeatureEvents } from '../model/registry.js';
import { upTo } from '../testing/tally-log.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  eventLogOn,
  newDivision,
  tallies,
  tallyEventTypes,
  TallyRow,
} from '../testing/tally.testing.js';

/** Projection that throws on counts below zero. */
const brittle: FeatureEvents = {
  eventTypes: tallyEventTypes,
  inline: [
    project(
      {
        ...tallies,
        apply: (row, recorded, key) => {
          const { event } = recorded;
          if (event.type === 'TallyCounted' && event.by < 0) throw new Error('Below zero.');
          return tallies.apply(row, recorded, key);
        },
      },
      TallyRow,
    ),
  ],
};

describe('appends of many callers', () => {
  const spec = tallySpec();
  const { count } = spec;
  let division: number;

  beforeEach(() => {
    ({ division } = spec);
  });

  it('accepts 128 callers of one division without a gap', async () => {
    const callers = upTo(128).map(async (caller) => {
      const first = await count(String(caller), 0);
      return [...first, ...(await count(String(caller), 1))];
    });
    const answers = await Promise.all(callers);

    expect(await spec.tallyLog.positions()).toEqual(upTo(256));
    for (const [index, answer] of answers.entries()) {
      expect(await spec.runtime.log.readStream(division, `tally-${String(index + 1)}`)).toEqual(
        answer,
      );
    }
    expect(Object.values(await spec.tallyLog.totals())).toEqual(upTo(128).map(() => 2));
  });

  it('writes concurrent appends in one transaction', async () => {
    await Promise.all(upTo(20).map((caller) => count(String(caller), 0)));

    const [{ transactions } = {}] = await spec.dataSource.query<{ transactions: number }[]>(
      'SELECT count(DISTINCT xmin::text) AS transactions FROM es_event WHERE division_id = $1',
      [division],
    );
    expect(transactions).toBe(1);
  });

  it('refuses only the stale command of a batch, with the actual version', async () => {
    await count('b', 0);
    const [a, stale, c] = await Promise.allSettled([count('a', 0), count('b', 0), count('c', 0)]);

    expect([a.status, c.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(stale).toMatchObject({
      reason: { moved: [{ stream: 'tally-b', expected: 0, actual: 1 }] },
    });
    expect(await spec.tallyLog.totals()).toEqual({ a: 1, b: 1, c: 1 });
    expect(await spec.tallyLog.positions()).toEqual([1, 2, 3]);
  });

  it('rolls back only the command that breaks a projector', async () => {
    const on = eventLogOn(spec.dataSource, [brittle]);
    const [a, poison, c] = await Promise.allSettled([
      count('a', 0, { on }),
      count('b', 0, { on, by: -1 }),
      count('c', 0, { on }),
    ]);

    expect([a.status, c.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(poison).toMatchObject({ reason: { message: 'Below zero.' } });
    expect(await spec.tallyLog.totals()).toEqual({ a: 1, c: 1 });
    expect(await spec.tallyLog.positions()).toEqual([1, 2]);
    expect(await spec.runtime.log.readStream(division, 'tally-b')).toEqual([]);
  });

  it('EVT-014 notifies listeners of committed events only', async () => {
    const on = eventLogOn(spec.dataSource, [brittle]);
    const readAfterwards: Promise<readonly Recorded[]>[] = [];
    on.log.subscribe((events) => {
      for (const { stream } of events)
        readAfterwards.push(spec.runtime.log.readStream(division, stream));
    });
    await Promise.allSettled([count('a', 0, { on }), count('b', 0, { on, by: -1 })]);

    const read = await Promise.all(readAfterwards);
    expect(read.map((events) => events.map(({ stream }) => stream))).toEqual([['tally-a']]);
  });

  it('refuses text that cannot be stored before it joins a batch', async () => {
    const [a, torn, nul] = await Promise.allSettled([
      count('a', 0),
      count('b\uD800', 0),
      count('c\0', 0),
    ]);

    expect(a.status).toBe('fulfilled');
    expect(torn).toMatchObject({ reason: new UnstorableText('tally') });
    expect(nul).toMatchObject({ reason: new UnstorableText('tally') });
    expect(await spec.tallyLog.totals()).toEqual({ a: 1 });
  });

  it('keeps positions and versions gapless for any mixture of valid and invalid appends', async () => {
    const appends = fc.array(
      fc.record({
        tally: fc.constantFrom('a', 'b', 'c'),
        expected: fc.nat(4),
        times: fc.integer({ min: 1, max: 3 }),
        where: fc.constantFrom(0, 1),
      }),
      { maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(appends, async (given) => {
        const divisions = [newDivision(), newDivision()];
        await Promise.allSettled(
          given.map(({ tally, expected, times, where }) =>
            count(tally, expected, { times, where: divisions[where] ?? 0 }),
          ),
        );
        for (const where of divisions) {
          const events = await spec.runtime.log.readDivision(where, 0, 1_000);
          expect(events.map(({ position }) => position)).toEqual(upTo(events.length));
          expect(await spec.runtime.log.head(where)).toBe(events.length);
          for (const tally of ['a', 'b', 'c']) {
            const stream = events.filter((event) => event.stream === `tally-${tally}`);
            expect(stream.map(({ version }) => version)).toEqual(upTo(stream.length));
          }
        }
      }),
      { numRuns: 25, examples: [[[of(0), of(1)]], [[of(1), of(0), of(0)]]] },
    );
  });
});

/** First append to a tally in one of the two divisions. */
function of(where: number): { tally: string; expected: number; times: number; where: number } {
  return { tally: 'a', expected: 0, times: 1, where };
}
