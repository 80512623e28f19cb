import { Channel, type Port } from './channel.js';
import {
  messageIn,
  type Envelope,
  type FrameEvents,
  type HostEvents,
  type HostRequests,
} from './protocol.js';

/** Scroll event at the top of a page. */
const scrolled = { kind: 'evt', name: 'scrolled', data: { x: 0, y: 0 } } as const;

/** Callbacks of pending timers, in order. */
const timers: (() => void)[] = [];
/** Delays of these timers, in milliseconds. */
const delays: number[] = [];
/** Cancelled timers. */
const ended: (() => void)[] = [];

/** Connected pair of ports with manual timers. */
function ports(): readonly [Port, Port] {
  const listeners: ((data: unknown) => void)[] = [];
  const buffered: unknown[][] = [[], []];
  const make = (own: number, other: number): Port => ({
    listen: (listener) => {
      listeners[own] = listener;
      for (const data of buffered[own]?.splice(0) ?? []) listener(data);
    },
    post: (message) => {
      if (listeners[other] === undefined) buffered[other]?.push(message);
      else listeners[other](message);
    },
    close: () => undefined,
    later: (ms, run) => {
      timers.push(run);
      delays.push(ms);
      return () => void ended.push(run);
    },
  });
  return [make(0, 1), make(1, 0)];
}

/** Channel that is already listening. */
function listening<Out extends object, In extends object>(port: Port) {
  const channel = new Channel<Out, In, HostRequests>(port);
  channel.listen();
  return channel;
}

describe('a channel', () => {
  it('delivers messages until the listener is removed', () => {
    const [one, other] = ports();
    const host = listening<HostEvents, FrameEvents>(one);
    const frame = listening<FrameEvents, HostEvents>(other);
    const received: unknown[] = [];
    const end = frame.on('scrollTo', (data) => received.push(data));
    host.send('scrollTo', { id: 'a' });
    host.send('scrollBy', { x: 0, y: 9 });
    end();
    host.send('scrollTo', { id: 'b' });
    expect(received).toStrictEqual([{ id: 'a' }]);
  });

  it('queues messages and requests until the other end listens', async () => {
    const [one, other] = ports();
    const host = listening<HostEvents, FrameEvents>(one);
    const frame = new Channel<FrameEvents, HostEvents>(other);
    const received: unknown[] = [];
    host.send('mode:set', { mode: 'native' });
    host.send('mode:set', { mode: 'preview' });
    const answer = host.request('hitTest', { x: 1, y: 2 });
    frame.on('mode:set', (data) => received.push(data));
    frame.onRequest('hitTest', () => ({ ids: [] }));
    frame.listen();
    expect(received).toStrictEqual([{ mode: 'native' }, { mode: 'preview' }]);
    await expect(answer).resolves.toStrictEqual({ ids: [] });
  });

  it.each([
    null,
    'text',
    {},
    { ns: 'connect', v: undefined, ...scrolled },
    { ns: 'other', v: 1, ...scrolled },
    { ns: 'connect', v: 2, ...scrolled },
  ])('ignores %p', (data) => {
    const [one, other] = ports();
    const channel = listening<HostEvents, FrameEvents>(one);
    const received: unknown[] = [];
    channel.on('scrolled', (message) => received.push(message));
    // The other end may be any program.
    other.post(data as Envelope);
    expect(received).toStrictEqual([]);
    other.post({ ns: 'connect', v: 1, ...scrolled });
    expect(received).toStrictEqual([scrolled.data]);
  });

  it('ignores answers without a request, and repeated answers', async () => {
    const [one, other] = ports();
    const host = listening<HostEvents, FrameEvents>(one);
    const answer = { ns: 'connect', v: 1, kind: 'res', id: 1, name: 'hitTest' } as const;
    const refusal = { ...answer, error: { code: 'refused', message: 'Not now' } };
    const hits = { ...answer, data: { ids: [] } };
    expect(() => {
      for (const message of [refusal, hits]) other.post(message);
    }).not.toThrow();
    const request = host.request('hitTest', { x: 1, y: 2 });
    other.post(hits);
    await expect(request).resolves.toStrictEqual({ ids: [] });
    expect(ended).toContain(timers.at(-1));
    expect(() => {
      for (const message of [refusal, hits]) other.post(message);
      timers.at(-1)?.();
    }).not.toThrow();
  });
});

describe('a request', () => {
  const connected = () => {
    const [one, other] = ports();
    const host = listening<HostEvents, FrameEvents>(one);
    return { host, frame: listening<FrameEvents, HostEvents>(other) };
  };
  const point = { x: 1, y: 2 };

  it('receives its own answer', async () => {
    const { host, frame } = connected();
    frame.onRequest('hitTest', ({ x }: { readonly x: number }) => ({ ids: [String(x)] }));
    const answers = [host.request('hitTest', point), host.request('hitTest', { x: 3, y: 4 })];
    expect(await Promise.all(answers)).toStrictEqual([{ ids: ['1'] }, { ids: ['3'] }]);
  });

  it('is refused if it is unknown or its handler throws', async () => {
    const { host, frame } = connected();
    await expect(host.request('hitTest', point)).rejects.toMatchObject({
      code: 'unknown_request',
      message: 'No handler for hitTest',
    });
    frame.onRequest('hitTest', () => {
      throw new Error('Not now');
    });
    const refused = host.request('hitTest', point);
    await expect(refused).rejects.toMatchObject({ code: 'refused', message: 'Not now' });
  });

  it('ERR-006 UTL-012 CST-009 fails with its name after the timeout or when the channel closes', async () => {
    const [one] = ports();
    const host = listening<HostEvents, FrameEvents>(one);
    const late = host.request('hitTest', point);
    expect(delays.at(-1)).toBe(30_000);
    timers.at(-1)?.();
    await expect(late).rejects.toMatchObject({
      code: 'timed_out',
      message: 'Event: hitTest timed out',
    });
    const left = host.request('hitTest', point);
    host.close();
    await expect(left).rejects.toMatchObject({ code: 'closed' });
  });
});

describe('window messages', () => {
  const origin = 'https://shop.example';
  const data = { kind: 'connect:hello', protocol: [1], nonceF: 'n' };

  it('are accepted only from the allowed origin', () => {
    expect(messageIn({ data, origin }, 'connect:hello', origin)).toStrictEqual(data);
    expect(messageIn({ data, origin: 'https://other.example' }, 'connect:hello', origin)).toBe(
      undefined,
    );
    expect(messageIn({ data, origin }, 'connect:ready', origin)).toBeUndefined();
    for (const other of ['x', null, undefined, {}])
      expect(messageIn({ data: other, origin }, 'connect:ready', origin)).toBeUndefined();
  });
});
