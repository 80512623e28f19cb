import type { OwnedEntry, Presence } from './presence.js';
import type { Member } from '../member-state.js';

/** Presence of one process's members on a page. */
export interface PresenceMessage {
  /** Id of the sending process. */
  readonly from: string;
  /** Whether the sender requests the others' presence. */
  readonly asks: boolean;
  readonly people: readonly OwnedEntry[];
}

export interface RelayPorts {
  /** Id of this process. */
  readonly process: string;
  /** Delivery is not guaranteed. */
  readonly send: (message: PresenceMessage) => void;
  readonly now: () => number;
}

/** Interval at which a process repeats its members, even without changes. */
const repeatEveryMs = 15_000;
/** Time after which a silent process counts as dead. */
const silentForMs = 40_000;

/** Exchanges the presence on a page with other processes. Sends nothing while the page is empty. */
export class PresenceRelay {
  /** Other processes with members, and when each last sent a message. */
  private readonly others = new Map<string, number>();
  private sentMs = 0;

  constructor(
    private readonly presence: Presence<Member>,
    private readonly ports: RelayPorts,
  ) {}

  /** Announces the first member in this process and queries the other processes. */
  ask(): void {
    this.send(true, this.presence.local());
  }

  publish(people: readonly OwnedEntry[]): void {
    if (people.length > 0 && this.others.size > 0) this.send(false, people);
  }

  receive({ from, asks, people }: PresenceMessage): void {
    this.others.set(from, this.ports.now());
    this.presence.receive(from, people);
    const here = this.presence.local();
    if (asks && here.length > 0) this.send(false, here);
  }

  /** Removes silent processes and announces the local members again. Call periodically. */
  tidy(): void {
    const now = this.ports.now();
    for (const [process, receivedMs] of this.others) {
      if (now - receivedMs <= silentForMs) continue;
      this.others.delete(process);
      this.presence.forget(process);
    }
    const here = this.presence.local();
    if (here.length > 0 && now - this.sentMs >= repeatEveryMs) this.send(false, here);
  }

  /** Tells the other processes that all local members left. */
  end(): void {
    this.publish(this.presence.local().map((entry) => ({ ...entry, state: 'null' })));
  }

  private send(asks: boolean, people: readonly OwnedEntry[]): void {
    this.sentMs = this.ports.now();
    const { process: from, send } = this.ports;
    // Sent one by one to stay within the transport's message size.
    for (const one of people) send({ from, asks: false, people: [one] });
    if (asks) send({ from, asks, people: [] });
  }
}
