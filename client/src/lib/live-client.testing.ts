import { jest } from '@jest/globals';
import type { LiveEvent, Watched } from '@selvedge/shared/live/contract';

import { LiveClient, type LiveSocket } from './live-client.js';

export const pauseMs = 5_000;

interface WatchRequest {
  readonly topic: string;
  readonly cursor?: string;
}

/** A connection whose server side is controlled by the spec. */
export class Line implements LiveSocket {
  connected = false;
  active = true;
  readonly requests: WatchRequest[] = [];
  readonly unwatched: object[] = [];
  /** Answer of the server to `watch`; a rejection means no answer. */
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
        // `watch` is the only request of this kind.
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
    // Each event name has its own argument type.
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

/** Records its events and resets. */
export class Screen {
  readonly positions: number[] = [];
  resets = 0;
  readonly onEvent = ({ position }: LiveEvent): number => this.positions.push(position);
  readonly onReset = (): void => {
    this.resets += 1;
  };
}

/** Uses fake timers in each test of the `describe`. */
export function useStillClock(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Runs all pending promises without advancing the clock. */
export const flushPromises = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
export const pause = (): Promise<void> => jest.advanceTimersByTimeAsync(pauseMs);

/** Returns a client connected to its own line, with a screen that watches orders. */
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
