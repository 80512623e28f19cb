import { Injectable, Logger } from '@nestjs/common';

import { EventLog } from '../event-log.js';
import type { Recorded } from '../model/projection.js';
import { type Hint, type HintMessage, WakeUpChannel } from './wake-up-channel.js';

/** Poll interval, and so the longest delay after a lost hint. */
const pollEveryMs = 1_000;

type Heads = ReadonlyMap<number, number>;

/**
 * Reports which divisions have moved: at once for commits of this process, by hints for other
 * processes, and by polling the heads for lost hints.
 */
@Injectable()
export class WakeUp {
  private readonly logger = new Logger('WakeUp');
  private readonly moved = new Set<(heads: Heads) => void>();
  private readonly polled = new Set<(heads: Heads | undefined) => void>();
  private readonly drops = new Set<(subject: string) => void>();
  private readonly listeners = new Map<string, ((text: string) => void)[]>();
  private readonly unsent = {
    heads: new Map<number, number>(),
    dropped: new Set<string>(),
    messages: new Map<string, HintMessage>(),
  };
  private sending: Promise<void> | undefined;
  private polling: Promise<void> | undefined;
  private poll: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private started: Promise<void> | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly channel: WakeUpChannel,
  ) {}

  /** Calls back with divisions that may have moved; their events are then read from the log. */
  onMoved(listener: (heads: Heads) => void): () => void {
    this.moved.add(listener);
    return () => this.moved.delete(listener);
  }

  /**
   * Calls back with all heads after each poll, or with undefined if the database did not answer.
   */
  onPolled(listener: (heads: Heads | undefined) => void): () => void {
    this.polled.add(listener);
    return () => this.polled.delete(listener);
  }

  /** Calls back when any process, including this one, ends the live connections of a subject. */
  onDrop(listener: (subject: string) => void): () => void {
    this.drops.add(listener);
    return () => this.drops.delete(listener);
  }

  /** Ends the live connections of a subject in every process. */
  drop(subject: string): void {
    for (const listener of this.drops) listener(subject);
    this.unsent.dropped.add(subject);
    this.flush();
  }

  /** Calls back with messages of other processes on a topic. */
  onMessage(topic: string, listener: (text: string) => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** Sends a message to every other process; duplicates that are not yet sent are merged. */
  send(topic: string, text: string): void {
    this.unsent.messages.set(JSON.stringify([topic, text]), [topic, text]);
    this.flush();
  }

  /** Starts listening; further calls return the same promise. */
  start(): Promise<void> {
    this.started ??= this.listen();
    return this.started;
  }

  async stop(): Promise<void> {
    this.unsubscribe?.();
    clearInterval(this.poll);
    await this.started;
    await this.polling;
    await this.sending;
    await this.channel.stop();
  }

  private async listen(): Promise<void> {
    this.unsubscribe = this.log.subscribe((events) => this.committed(events));
    await this.channel.start((hint) => this.receive(hint));
    this.poll = setInterval(() => {
      this.polling ??= this.readHeads();
    }, pollEveryMs);
    this.poll.unref();
  }

  private committed(events: readonly Recorded[]): void {
    const heads = new Map<number, number>();
    for (const { division, position } of events) raise(heads, division, position);
    this.notify(heads);
    for (const [division, position] of heads) raise(this.unsent.heads, division, position);
    this.flush();
  }

  private receive({ heads, dropped, messages = [] }: Hint): void {
    if (heads.size > 0) this.notify(heads);
    for (const subject of dropped) for (const listener of this.drops) listener(subject);
    for (const [topic, text] of messages)
      for (const listener of this.listeners.get(topic) ?? []) listener(text);
  }

  private notify(heads: Heads): void {
    for (const listener of this.moved) listener(heads);
  }

  private async readHeads(): Promise<void> {
    let heads: Heads | undefined;
    try {
      heads = await this.log.heads();
      this.notify(heads);
    } catch (error) {
      // The next poll tries again; callers that need the database notice the outage themselves.
      this.logger.warn({ message: 'heads could not be polled', error: String(error) });
    } finally {
      this.polling = undefined;
    }
    for (const listener of this.polled) listener(heads);
  }

  /** Sends one hint at a time; changes in the meantime are sent with the next one. */
  private flush(): void {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
  }

  private async sendAll(): Promise<void> {
    const { heads, dropped, messages } = this.unsent;
    while (heads.size + dropped.size + messages.size > 0) {
      const hint: Hint = {
        ...{ heads: new Map(heads), dropped: [...dropped] },
        ...(messages.size > 0 && { messages: [...messages.values()] }),
      };
      heads.clear();
      dropped.clear();
      messages.clear();
      await this.channel.send(hint);
    }
  }
}

function raise(heads: Map<number, number>, division: number, position: number): void {
  heads.set(division, Math.max(heads.get(division) ?? 0, position));
}
