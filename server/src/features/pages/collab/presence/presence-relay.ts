import type { OwnedEntry, Presence } from './presence.js';
import type { Member } from '../seat.js';

/** What one process tells the others of who is on a page by it. */
export interface PresenceMessage {
  /** Names the process. */
  readonly from: string;
  /** It wants to know who is there by others. */
  readonly asks: boolean;
  readonly people: readonly OwnedEntry[];
}

export interface RelayPorts {
  /** Names this process. */
  readonly process: string;
  /** Any of it may be lost. */
  readonly send: (message: PresenceMessage) => void;
  readonly now: () => number;
}

/** A process where somebody is on the page says so this often, also where nothing changes. */
const repeatEveryMs = 15_000;
/** One that says nothing for so long is no more. */
const silentForMs = 40_000;

/** Who is on a page by other processes. Nothing is sent while there is nobody by any. */
export class PresenceRelay {
  /** The other processes where somebody is, and when each was heard last. */
  private readonly others = new Map<string, number>();
  private sentMs = 0;

  constructor(
    private readonly presence: Presence<Member>,
    private readonly ports: RelayPorts,
  ) {}

  /** Somebody came to the page by this process, where nobody was. */
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

  /** To be called now and then. */
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

  /** Nobody is here by this process any more. */
  end(): void {
    this.publish(this.presence.local().map((entry) => ({ ...entry, state: 'null' })));
  }

  private send(asks: boolean, people: readonly OwnedEntry[]): void {
    this.sentMs = this.ports.now();
    const { process: from, send } = this.ports;
    // One by one, so that each is short enough for what carries it.
    for (const one of people) send({ from, asks: false, people: [one] });
    if (asks) send({ from, asks, people: [] });
  }
}
