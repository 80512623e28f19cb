/** Where somebody is, as y-protocols tells it: newer ones have a higher clock, `null` says that they left. */
export interface PresenceEntry {
  /** A number that the client drew for its document. */
  readonly client: number;
  readonly clock: number;
  /** JSON. */
  readonly state: string;
}

/** An entry, and whose it is. */
export interface OwnedEntry extends PresenceEntry {
  readonly subject: string;
}

/** Who somebody is, by the ticket that they joined with. */
export interface Identity {
  readonly subject: string;
  /** By what all its connections are known, where that is not the subject: a program works for somebody. */
  readonly presenceId?: string;
  readonly name: string;
  readonly colour: string;
  /** The path of their picture, on any host; left out of who has none. */
  readonly avatar?: string;
}

/** What one connection may say of itself, in characters; more is left out. */
const maxStateLength = 8_192;
const left = 'null';

interface PresenceRecord<Member> {
  readonly entry: OwnedEntry;
  /** The connection, or the name of another process that has it. */
  readonly owner: Member | string;
}

/**
 * Who is on a page. Plain clients send everybody's entries again and again, so those that are not the
 * connection's own say nothing; its own go out under the name and colour of its ticket.
 */
export class Presence<Member extends { readonly identity: Identity }> {
  private readonly entries = new Map<number, PresenceRecord<Member>>();
  private readonly own = new Map<Member, number>();
  private readonly changed = new Set<number>();

  constructor(private readonly onChange: () => void) {}

  /** Of those that a connection sent, its own is kept; the latest one, if several come at once. */
  take(member: Member, entries: readonly PresenceEntry[]): void {
    this.introduce(member, entries);
    const client = this.own.get(member);
    const entry = entries.findLast((candidate) => candidate.client === client);
    if (entry === undefined || entry.state.length > maxStateLength) return;
    const current = this.entries.get(entry.client)?.entry;
    if (current !== undefined && !isNewer(entry, current)) return;
    const state = signed(entry.state, member.identity);
    const { subject } = member.identity;
    if (state !== undefined) this.put(member, { ...entry, state, subject });
  }

  /** A connection ended. */
  leave(member: Member): void {
    const client = this.own.get(member);
    this.own.delete(member);
    const current = client === undefined ? undefined : this.entries.get(client);
    if (current?.owner === member) this.put(member, { ...current.entry, state: left });
  }

  /** What another process tells of its own connections; of a client that came here since it knows less. */
  receive(process: string, received: readonly OwnedEntry[]): void {
    for (const entry of received) {
      const current = this.entries.get(entry.client);
      if (current === undefined ? entry.state !== left : isNews(entry, current.entry)) {
        if (typeof current?.owner === 'object') this.own.delete(current.owner);
        this.put(process, entry);
      }
    }
  }

  /** Another process is no more, and nobody is here by it. */
  forget(process: string): void {
    for (const { entry, owner } of [...this.entries.values()])
      if (owner === process) this.put(process, { ...entry, state: left });
  }

  /** Whose connection a client's number belongs to at this moment. */
  subjectOf(client: number): string | undefined {
    const { owner, entry } = this.entries.get(client) ?? {};
    const isReplaced = typeof owner === 'object' && this.own.get(owner) !== client;
    return isReplaced ? undefined : entry?.subject;
  }

  all(): readonly OwnedEntry[] {
    return Array.from(this.entries.values(), ({ entry }) => entry);
  }

  /** Of the connections of this process. */
  local(): readonly OwnedEntry[] {
    return [...this.entries.values()].flatMap(({ entry, owner }) =>
      typeof owner === 'string' ? [] : [entry],
    );
  }

  /** What has changed since the last call, here and in other processes; who left is told once. */
  takeChanges(): {
    readonly all: readonly OwnedEntry[];
    readonly local: readonly OwnedEntry[];
  } {
    const changes = [...this.changed].flatMap((client) => this.entries.get(client) ?? []);
    this.changed.clear();
    const all = changes.map(({ entry }) => entry);
    for (const { client, state } of all) if (state === left) this.entries.delete(client);
    const ofHere = changes.filter(({ owner }) => typeof owner !== 'string');
    return { all, local: ofHere.map(({ entry }) => entry) };
  }

  /**
   * The first thing that a client says is where it is itself. An id that somebody else has is theirs,
   * but for a connection of the same person, who comes back before the old one is known to be lost. A
   * connection that says nothing of itself only repeats what it was told.
   */
  private introduce(member: Member, entries: readonly PresenceEntry[]): void {
    const [first] = entries;
    if (this.own.has(member) || first === undefined || entries.length > 1) return;
    const { owner, entry } = this.entries.get(first.client) ?? {};
    if (entry !== undefined && isEcho(first, entry)) return;
    if (entry !== undefined && entry.subject !== member.identity.subject) return;
    if (typeof owner === 'object') this.own.delete(owner);
    this.own.set(member, first.client);
    this.entries.delete(first.client);
  }

  private put(owner: Member | string, entry: OwnedEntry): void {
    this.entries.set(entry.client, { entry, owner });
    this.changed.add(entry.client);
    this.onChange();
  }
}

function isNewer(entry: PresenceEntry, current: PresenceEntry): boolean {
  return entry.clock > current.clock || (entry.clock === current.clock && entry.state === left);
}

/** Whether another process knows better: nobody takes the number of somebody else. */
function isNews(received: OwnedEntry, current: OwnedEntry): boolean {
  return received.subject === current.subject && isNewer(received, current);
}

/** Whether somebody only says what everybody was told, now or before: under a name and with a colour. */
function isEcho(entry: PresenceEntry, published: PresenceEntry): boolean {
  return entry.clock < published.clock || entry.state === published.state;
}

/**
 * With the name, colour and picture of who sent it, and by what all their connections are known; undefined for
 * what is no state.
 */
function signed(
  text: string,
  { subject, presenceId: id = subject, name, colour: color, avatar }: Identity,
): string | undefined {
  const state = parsed(text);
  if (state === null) return left;
  if (typeof state !== 'object' || Array.isArray(state)) return undefined;
  const sentUser = 'user' in state && typeof state.user === 'object' ? state.user : {};
  // A picture that somebody says of themselves is nobody's.
  return JSON.stringify({ ...state, user: { ...sentUser, id, name, color, avatar } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
