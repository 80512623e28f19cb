import { Channel, type Port } from './channel.js';
import { messageIn, type Envelope, type FrameEvents, type HostEvents } from './protocol.js';

/** Two ports, each of which hears what the other is given. */
function ports(): readonly [Port, Port] {
  const heard: ((data: unknown) => void)[] = [];
  const make = (own: number, other: number): Port => ({
    listen: (hear) => {
      heard[own] = hear;
    },
    post: (message) => heard[other]?.(message),
    close: () => undefined,
  });
  return [make(0, 1), make(1, 0)];
}

describe('a connection to a page in a frame', () => {
  it('hears what the other end tells, until it no longer listens', () => {
    const [one, other] = ports();
    const host = new Channel<HostEvents, FrameEvents>(one);
    const frame = new Channel<FrameEvents, HostEvents>(other);
    const heard: unknown[] = [];
    const end = frame.on('scrollTo', (data) => heard.push(data));
    host.tell('scrollTo', { id: 'a' });
    host.tell('scrollBy', { x: 0, y: 9 });
    end();
    host.tell('scrollTo', { id: 'b' });
    expect(heard).toEqual([{ id: 'a' }]);
  });

  it.each([null, 'text', {}, { ns: 'other', v: 1, name: 'scrollTo' }, { ns: 'connect', v: 2 }])(
    'passes over %p',
    (data) => {
      const [one, other] = ports();
      const channel = new Channel<HostEvents, FrameEvents>(one);
      const heard: unknown[] = [];
      channel.on('scrolled', (said) => heard.push(said));
      // Whatever program is at the other end.
      other.post(data as Envelope);
      expect(heard).toEqual([]);
    },
  );
});

describe('what windows say to each other', () => {
  const origin = 'https://shop.example';
  const data = { kind: 'connect:hello', protocol: [1], nonceF: 'n' };

  it('counts from the origin that was let in alone', () => {
    expect(messageIn({ data, origin }, 'connect:hello', origin)).toEqual(data);
    expect(messageIn({ data, origin: 'https://other.example' }, 'connect:hello', origin)).toBe(
      undefined,
    );
    expect(messageIn({ data, origin }, 'connect:ready', origin)).toBeUndefined();
    expect(messageIn({ data: 'x', origin }, 'connect:ready', origin)).toBeUndefined();
  });
});
