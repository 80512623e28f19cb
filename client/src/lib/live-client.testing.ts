import { jest } from '@jest/globals';
import type { LiveEvent, Watched } from '@selvedge/shared/live/contract';

import { LiveClient, type LiveSocket } from './live-client.js';

export const pauseMs = 5_000;

interface WatchRequest {
  readonly topic: string;
  readonly cursor?: string;
}

/** A connection whose other end is the spec. */
export class Line implements LiveSocket {
  connected = false;
  active = true;
  readonly requests: WatchRequest[] = [];
  readonly unwatched: object[] = [];
  /** What the server says to `watch`; an error is no answer at all. */
  answer: (request: WatchRequest) => Promise<Watched> = ({ topic }) =>
    Promise.resolve({ ok: true, cursor: `${topic}@joined` });
  private readonly listeners = new Map<string, (argument: never) => void>();

  on(name: string, listener: (argument: never) => void): void {
    this.listeners.set(name, listener);
  }

  emit(_name: string, message: object): void {
    this.unwatched.push(message);
  }

  timeout() {
    return {
      emitWithAck: (_name: string, message: object) => {
        // `watch` is all that is asked this way.
        const request = message as WatchRequest;
        this.requests.push(request);
        return this.answer(request);
      },
    };
  }

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.receive('connect', undefined);
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.receive('disconnect', undefined);
  }

  receive(name: string, argument: unknown): void {
    // Every name has its own argument, as socket.io would pass it.
    this.listeners.get(name)?.(argument as never);
  }

  event(position: number, topic = 'orders'): void {
    const event: LiveEvent = {
      topic,
      cursor: `${topic}@${position}`,
      division: 12,
      position,
      name: 'order.placed',
      data: {},
    };
    this.receive('event', event);
  }
}

/** Remembers what it was told. */
export class Screen {
  readonly positions: number[] = [];
  resets = 0;
  readonly onEvent = ({ position }: LiveEvent): number => this.positions.push(position);
  readonly onReset = (): void => {
    this.resets += 1;
  };
}

/** The clock stands still in each test of the `describe`. */
export function useStillClock(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets everything happen that waits for nothing. */
export const flushPromises = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
export const pause = (): Promise<void> => jest.advanceTimersByTimeAsync(pauseMs);

/** A client with a line of its own, and a screen that watches orders. */
export async function watching(cursor: string | undefined = 'orders@5') {
  const line = new Line();
  let opened = 0;
  const client = new LiveClient(() => {
    opened += 1;
    line.connected = true;
    return Promise.resolve(line);
  }, pauseMs);
  const screen = new Screen();
  const stop = client.watch('orders', cursor, screen.onEvent, screen.onReset);
  await flushPromises();
  return { line, client, screen, stop, opened: () => opened };
}
