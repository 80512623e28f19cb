import { jest } from '@jest/globals';
import type { LiveEvent, LiveReset } from '@selvedge/shared/live/contract';

import { FanOut } from '../event-log/subscriptions/fan-out.js';
import { WakeUp } from '../event-log/subscriptions/wake-up.js';
import {
  append,
  DeafChannel,
  newDivision,
  note,
  textOf,
} from '../event-log/testing/wake-up.testing.js';
import { encodeCursor } from './cursor.js';
import { LiveConnection } from './live-connection.js';
import { LiveHub, maxReplay } from './live-hub.js';
import { LiveTopics, type LiveTopic } from './live-topics.js';
import { upTo, useLive, visitor } from './live.testing.js';

describe('a live topic of one stream', () => {
  const { own } = useLive();

  it('reads only that stream when a screen reconnects, regardless of other events', async () => {
    const { log, registry, take } = own();
    const wakeUp = new WakeUp(log, new DeafChannel());
    const hub = new LiveHub(log, new FanOut(log, registry, wakeUp));
    await hub.start();
    const division = newDivision();
    const texts = ['before', 'meanwhile', 'since'];
    const written = await append(
      log,
      division,
      texts.map((text) => note('NoteTaken', text)),
    );
    const stream = written[0]?.stream ?? '';
    await take(division, ...upTo(maxReplay));
    const notes: LiveTopic = {
      pattern: 'notes',
      scope: () => ({ divisions: [division], stream }),
      on: {
        NoteTaken: (_topic, recorded) => ({ name: 'note', data: { text: textOf(recorded) } }),
      },
    };
    const topics = new LiveTopics();
    topics.register(notes);
    const events: LiveEvent[] = [];
    let sent = 0;
    const resets: LiveReset[] = [];
    const connection = new LiveConnection(topics, hub, visitor, {
      event: (event) => events.push(event),
      reset: (reset) => resets.push(reset),
      shown: () => undefined,
      flush: () => void (sent = events.length),
    });
    const ofDivision = jest.spyOn(log, 'readDivision');
    const cursor = encodeCursor(new Map([[division, 1]]));
    const watched = await connection.watch({ topic: 'notes', cursor });
    expect(watched).toEqual({
      ok: true,
      cursor: encodeCursor(new Map([[division, maxReplay + 3]])),
    });
    // Sent before the answer, whose cursor counts them as sent.
    expect(sent).toBe(2);
    expect(ofDivision).not.toHaveBeenCalled();
    ofDivision.mockRestore();
    // An event of another stream in the division, then one of the watched stream.
    await take(division, 'elsewhere');
    const [last] = await log.append({
      context: { division, actor: 'visitor', correlationId: 'spec' },
      streams: [{ stream, expectedVersion: 3, events: [note('NoteTaken', 'live')] }],
    });
    expect(resets).toEqual([]);
    expect(events.map(({ data }) => data)).toEqual(
      ['meanwhile', 'since', 'live'].map((text) => ({ text })),
    );
    expect(events.at(-1)?.position).toBe(last?.position);
    connection.close();
    hub.stop();
    await wakeUp.stop();
  });
});
