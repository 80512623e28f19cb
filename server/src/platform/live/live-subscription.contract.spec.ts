import type { LiveEvent, LiveShown } from '@selvedge/shared/live/contract';

import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { recorded } from '../event-log/testing/event-log.testing.js';
import { WakeUp } from '../event-log/subscriptions/wake-up.js';
import { DeafChannel, newDivision, note } from '../event-log/testing/wake-up.testing.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import { LiveConnection } from './live-connection.js';
import { LiveHub } from './live-hub.js';
import { LiveSubscription } from './live-subscription.js';
import { type LiveTopic, LiveTopics } from './live-topics.js';
import { useLive, visitor } from './live.testing.js';

const notes: LiveTopic = {
  pattern: 'notes',
  scope: () => ({ divisions: [1] }),
  on: { NoteTaken: () => ({ name: 'note.taken', data: {} }) },
};

/** This many notes of division 1. */
const happened = (count: number) =>
  recorded(Array.from({ length: count }, (_, index) => note('NoteTaken', String(index))));

describe('a live subscription', () => {
  function subscription(divisions: readonly number[] | 'all' = [1]) {
    const received: LiveEvent[] = [];
    const shown: LiveShown[] = [];
    const name = { name: 'notes', parameters: {} };
    const positions = new Map([[1, 99]]);
    const own = new LiveSubscription(
      { topic: notes, name, watcher: visitor, divisions },
      { positions: () => positions, cursor: () => encodeCursor(positions) },
      {
        event: (event) => received.push(event),
        reset: () => undefined,
        shown: (rows) => shown.push(rows),
        flush: () => undefined,
      },
    );
    return { own, received, shown };
  }

  it('holds back new events during a replay, then sends them once and in order', () => {
    const { own, received } = subscription();
    const [first, second, third] = happened(3);
    own.continueAfter(new Map([[2, 7]]));
    for (const event of [second, third]) if (event) own.live(event);
    for (const event of [first, second]) if (event) own.replay(event);
    expect(received.map(({ position }) => position)).toEqual([1, 2]);
    expect(own.goLive()).toBe(true);
    expect(received.map(({ position }) => position)).toEqual([1, 2, 3]);
    // Cursors never exceed what was sent, even if the process has published more; otherwise the
    // rest would be lost.
    expect(received.map(({ cursor }) => decodeCursor(cursor)?.get(1))).toEqual([1, 2, 3]);
    expect(decodeCursor(own.cursor())).toEqual(new Map([[1, 99]]));
  });

  it('receives no rows before it has caught up, as they may be ahead of the replay', () => {
    const { own, shown } = subscription();
    own.show({ topic: 'notes', rows: ['early'] });
    own.goLive();
    own.show({ topic: 'notes', rows: ['now'] });
    expect(shown).toEqual([{ topic: 'notes', rows: ['now'] }]);
  });

  it('gives up if more happens during a replay than it can hold', () => {
    const { own, received } = subscription();
    for (const event of happened(1_001)) own.live(event);
    expect(own.goLive()).toBe(false);
    expect(received).toEqual([]);
  });

  it('sends nothing twice if its screen is ahead of the process', () => {
    const { own, received } = subscription();
    own.continueAfter(new Map([[1, 2]]));
    own.goLive();
    for (const event of happened(3)) own.live(event);
    expect(received.map(({ position }) => position)).toEqual([3]);
  });

  it('of all divisions never goes back behind what its screen has seen elsewhere', () => {
    const { own } = subscription('all');
    own.continueAfter(new Map([[2, 7]]));
    own.goLive();
    expect(decodeCursor(own.cursor())).toEqual(
      new Map([
        [1, 99],
        [2, 7],
      ]),
    );
  });
});

describe('a live connection that closes while it joins', () => {
  const { own } = useLive();

  it('receives nothing afterwards', async () => {
    const { log, registry, take } = own();
    const wakeUp = new WakeUp(log, new DeafChannel());
    const hub = new LiveHub(log, new FanOut(log, registry, wakeUp));
    await hub.start();
    const division = newDivision();
    const topics = new LiveTopics();
    topics.register({ ...notes, scope: () => Promise.resolve({ divisions: [division] }) });
    const received: LiveEvent[] = [];
    const connection = new LiveConnection(topics, hub, visitor, {
      event: (event) => received.push(event),
      reset: () => undefined,
      shown: () => undefined,
      flush: () => undefined,
    });
    const watched = connection.watch({ topic: 'notes' });
    connection.close();
    await watched;
    await take(division, 'unheard');
    expect(hub.positions().get(division)).toBe(1);
    expect(received).toEqual([]);
    hub.stop();
    await wakeUp.stop();
  });
});
