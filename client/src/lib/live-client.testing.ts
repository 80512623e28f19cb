import type { LiveEvent, Watched } from '@selvedge/shared/live/contract';

import type { LiveSocket } from './live-client.js';

interface Asked {
  readonly topic: string;
  readonly cursor?: string;
}

/** A connection whose other end is the spec. */
export class Line implements LiveSocket {
  connected = false;
  active = true;
  readonly asked: Asked[] = [];
  readonly unwatched: object[] = [];
  /** What the server says to `watch`; an error is no answer at all. */
  answer: (asked: Asked) => Promise<Watched> = ({ topic }) =>
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
        const asked = message as Asked;
        this.asked.push(asked);
        return this.answer(asked);
      },
    };
  }

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.hear('connect', undefined);
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.hear('disconnect', undefined);
  }

  hear(name: string, argument: unknown): void {
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
    this.hear('event', event);
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
