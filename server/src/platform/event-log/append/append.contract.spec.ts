import { randomUUID } from 'node:crypto';

import { poolSize } from '../../database/data-source.js';
import { commandFor } from '../commands/command-handler.js';
import { AppendBatch } from './append-batch.js';
import { UnknownEventType, VersionConflict } from '../model/event-log.errors.js';
import { prepareAppend } from './prepare-append.js';
import type { Recorded } from '../model/projection.js';
import type { FeatureEvents } from '../model/registry.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  counted,
  eventLogOn,
  newDivision,
  tallyDecider,
  tallyRequest,
} from '../testing/tally.testing.js';

describe('an append', () => {
  const spec = tallySpec();
  const { count } = spec;
  let division: number;

  beforeEach(() => {
    ({ division } = spec);
  });

  it('gives its events positions and versions from 1, and reads them back unchanged', async () => {
    const first = await count('a', 0, { times: 2 });
    const [third] = await count('b', 0);

    expect(first.map(({ position, version }) => [position, version])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(third).toMatchObject({ position: 3, version: 1, stream: 'tally-b', actor: 'visitor' });
    expect(await spec.runtime.log.readStream(division, 'tally-a')).toEqual(first);
    expect(await spec.runtime.log.readStream(division, 'tally-a', 1)).toEqual(first.slice(1));
    expect(await spec.runtime.log.readDivision(division, 1, 1)).toEqual(first.slice(1));
    expect(await spec.runtime.log.head(division)).toBe(3);
    expect((await spec.runtime.log.heads()).get(division)).toBe(3);
  });

  it('does not wait for connections that other work holds', async () => {
    const { dataSource } = spec;
    const taken = Array.from({ length: poolSize }, () => dataSource.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));

    const done = await spec.runtime.commands.once(contextIn(division), tallyRequest('k'), () =>
      Promise.resolve({
        commands: [commandFor(tallyDecider, { type: 'Count', tally: 'a', by: 1 })],
        result: { by: 'slow lists' },
      }),
    );
    expect(done.repeated).toBe(false);
    expect(await spec.runtime.log.readStream(division, 'tally-a')).toHaveLength(1);

    await Promise.all(taken.map((runner) => runner.release()));
  });

  it('stores the actor and the cause', async () => {
    const context = {
      division,
      actor: 'staff:3',
      correlationId: 'c-1',
      causationId: randomUUID(),
    };
    await spec.runtime.log.append({
      context,
      streams: [{ stream: 'tally-a', expectedVersion: 0, events: [counted('a')] }],
    });

    const [read] = await spec.runtime.log.readStream(division, 'tally-a');
    expect(read).toMatchObject(context);
  });

  it('uses the time of its context, or the current time', async () => {
    const occurredAt = new Date('2026-01-02T03:04:05.678Z');
    const [backdated] = await spec.runtime.log.append({
      context: { ...contextIn(division), occurredAt },
      streams: [{ stream: 'tally-a', expectedVersion: 0, events: [counted('a')] }],
    });
    const [now] = await count('a', 1);

    expect(backdated?.occurredAt).toBe(occurredAt.toISOString());
    expect(Date.parse(now?.occurredAt ?? '')).toBeGreaterThan(occurredAt.getTime());
  });

  it('reads a head of 0 for a division without events', async () => {
    expect(await spec.runtime.log.head(division)).toBe(0);
  });

  it('writes nothing outside a transaction', async () => {
    const { catalogue, codec, keys, projector, log } = spec.runtime;
    const streams = [{ stream: 'tally-a', expectedVersion: 0, events: [counted('a')] }];
    const append = { context: contextIn(division), streams };
    const prepared = await prepareAppend(codec, append, new Date());
    const batch = new AppendBatch(catalogue, codec, keys, projector);

    await expect(batch.write(spec.dataSource.manager, [prepared])).rejects.toThrow('outcomes');
    expect(await log.head(division)).toBe(0);
  });

  it('writes events to several streams of a division, or to none', async () => {
    await count('a', 0);
    const both = (expectedVersion: number): Promise<readonly Recorded[]> =>
      spec.runtime.log.append({
        context: contextIn(division),
        streams: [
          { stream: 'tally-b', expectedVersion: 0, events: [counted('b'), counted('b')] },
          { stream: 'tally-a', expectedVersion, events: [counted('a')] },
        ],
      });

    await expect(both(0)).rejects.toThrow('tally-a is at version 1, not 0');
    expect(await spec.runtime.log.head(division)).toBe(1);
    expect((await both(1)).map(({ stream, position }) => [stream, position])).toEqual([
      ['tally-b', 2],
      ['tally-b', 3],
      ['tally-a', 4],
    ]);
    expect(await spec.tallyLog.totals()).toEqual({ a: 2, b: 2 });
  });

  it('checks the version of a stream that gets no event', async () => {
    await count('a', 0);
    const guarded = spec.runtime.log.append({
      context: contextIn(division),
      streams: [
        { stream: 'tally-a', expectedVersion: 0, events: [] },
        { stream: 'tally-b', expectedVersion: 0, events: [counted('b')] },
      ],
    });

    await expect(guarded).rejects.toThrow(VersionConflict);
  });

  it('refuses to name a stream twice', async () => {
    const stream = { stream: 'tally-a', expectedVersion: 0, events: [counted('a')] };
    const twice = spec.runtime.log.append({
      context: contextIn(division),
      streams: [stream, stream],
    });

    await expect(twice).rejects.toThrow('The stream tally-a is named twice.');
  });

  it('keeps streams of the same name in two divisions apart', async () => {
    const other = newDivision();
    await count('a', 0, { by: 5 });
    await count('a', 0, { by: 7, where: other });

    expect(
      (await spec.runtime.log.readStream(division, 'tally-a')).map(({ event }) => event),
    ).toEqual([counted('a', 5)]);
    expect((await spec.runtime.log.readDivision(other, 0, 10)).map(({ event }) => event)).toEqual([
      counted('a', 7),
    ]);
    expect(await spec.tallyLog.totals()).toEqual({ a: 5 });
  });

  it('keeps its order if the system clock goes back', async () => {
    for (const [version, at] of ['2030-01-01', '2020-01-01'].entries()) {
      const context = { ...contextIn(division), occurredAt: new Date(at) };
      const streams = [{ stream: 'tally-a', expectedVersion: version, events: [counted('a')] }];
      await spec.runtime.log.append({ context, streams });
    }
    const events = await spec.runtime.log.readDivision(division, 0, 10);

    expect(events.map(({ position, occurredAt }) => [position, occurredAt.slice(0, 4)])).toEqual([
      [1, '2030'],
      [2, '2020'],
    ]);
    expect(await spec.tallyLog.totals()).toEqual({ a: 2 });
  });

  it('refuses to write or read an undeclared event type', async () => {
    const stranger: FeatureEvents = { eventTypes: { TallyBurnt: { schemaVersion: 1 } } };
    const burnt = { stream: 'tally-a', expectedVersion: 0, events: [{ type: 'TallyBurnt' }] };
    const append = { context: contextIn(division), streams: [burnt] };

    await expect(spec.runtime.log.append(append)).rejects.toThrow(
      new UnknownEventType('TallyBurnt'),
    );
    await eventLogOn(spec.dataSource, [stranger]).log.append(append);
    await expect(spec.runtime.log.readDivision(division, 0, 10)).rejects.toThrow(
      new UnknownEventType('TallyBurnt'),
    );
  });

  it.each([
    ['changed', 'UPDATE es_event SET type = type'],
    ['removed', 'DELETE FROM es_event'],
    ['emptied', 'TRUNCATE es_event'],
    ['changed while it is sealed', `UPDATE es_event SET sealed = 'x', data = '{"by": 2}'`],
    ['moved while it is sealed', "UPDATE es_event SET sealed = 'x', version = 7"],
    [
      'sealed, and opened again',
      "UPDATE es_event SET sealed = 'x'; UPDATE es_event SET sealed = NULL",
    ],
    ['sealed twice', "UPDATE es_event SET sealed = 'x'; UPDATE es_event SET sealed = 'y'"],
  ])('EVT-008 is append-only: stored events cannot be %s', async (_, sql) => {
    await count('a', 0);
    await expect(spec.dataSource.query(sql)).rejects.toThrow('Events are never changed or removed');
  });

  it('notifies listeners before the writer is answered, and ignores their errors', async () => {
    const received: string[] = [];
    const stops = [
      spec.runtime.log.subscribe(() => {
        throw new Error('A listener that breaks.');
      }),
      spec.runtime.log.subscribe((events) => received.push(...events.map(({ stream }) => stream))),
    ];
    await count('a', 0);
    expect(received).toEqual(['tally-a']);

    for (const stop of stops) stop();
    await count('a', 1);
    expect(received).toEqual(['tally-a']);
  });
});
