/**
 * A member's position in y-protocols form. A higher clock is newer; the state `null` means the
 * member left.
 */
export interface PresenceEntry {
  /** Random number that the client chose for its document. */
  readonly client: number;
  readonly clock: number;
  /** JSON text. */
  readonly state: string;
}

/** An entry with the subject that owns it. */
export interface OwnedEntry extends PresenceEntry {
  readonly subject: string;
}

/** Identity of a member, from its ticket. */
export interface Identity {
  readonly subject: string;
  /**
   * Id shared by all connections of the member if that is not the subject, as for a program that
   * acts for a person.
   */
  readonly presenceId?: string;
  readonly name: string;
  readonly colour: string;
  /** Path of the account's picture, on any host; omitted if it has none. */
  readonly avatar?: string;
}

/** Maximum length of one entry in characters; longer entries are ignored. */
const maxStateLength = 8_192;
const left = 'null';

interface PresenceRecord<Member> {
  readonly entry: OwnedEntry;
  /** The connection, or the id of another process that holds it. */
  readonly owner: Member | string;
}

/**
 * Tracks who is on a page. Plain clients repeat everyone's entries, so only a connection's own
 * entry counts; it is published under the name and colour of its ticket.
 */
export class Presence<Member extends { readonly identity: Identity }> {
  private readonly entries = new Map<number, PresenceRecord<Member>>();
  private readonly own = new Map<Member, number>();
  private readonly changed = new Set<number>();

  constructor(private readonly onChange: () => void) {}

  /** Accepts the connection's own entry, the latest if there are several. */
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

  /** Removes a connection that ended. */
  leave(member: Member): void {
    const client = this.own.get(member);
    this.own.delete(member);
    const current = client === undefined ? undefined : this.entries.get(client);
    if (current?.owner === member) this.put(member, { ...current.entry, state: left });
  }

  /**
   * Applies the entries of another process. A client that has joined here since is not overwritten.
   */
  receive(process: string, received: readonly OwnedEntry[]): void {
    for (const entry of received) {
      const current = this.entries.get(entry.client);
      if (current === undefined ? entry.state !== left : isNews(entry, current.entry)) {
        if (typeof current?.owner === 'object') this.own.delete(current.owner);
        this.put(process, entry);
      }
    }
  }

  /** Removes all entries of a process that has ended. */
  forget(process: string): void {
    for (const { entry, owner } of [...this.entries.values()])
      if (owner === process) this.put(process, { ...entry, state: left });
  }

  /** Returns the subject that currently owns a client number. */
  subjectOf(client: number): string | undefined {
    const { owner, entry } = this.entries.get(client) ?? {};
    const isReplaced = typeof owner === 'object' && this.own.get(owner) !== client;
    return isReplaced ? undefined : entry?.subject;
  }

  all(): readonly OwnedEntry[] {
    return Array.from(this.entries.values(), ({ entry }) => entry);
  }

  /** Entries of this process's connections. */
  local(): readonly OwnedEntry[] {
    return [...this.entries.values()].flatMap(({ entry, owner }) =>
      typeof owner === 'string' ? [] : [entry],
    );
  }

  /**
   * Returns and resets the changes since the last call, local and remote. A leave is reported once.
   */
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
   * A connection's first entry claims its client number. A number in use stays with its owner,
   * unless the same person reconnects before the old connection is known to be lost. A first
   * message that only echoes published entries claims nothing.
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

/** Accepts a newer entry only from the subject that owns the number. */
function isNews(received: OwnedEntry, current: OwnedEntry): boolean {
  return received.subject === current.subject && isNewer(received, current);
}

/** Whether the entry repeats one that was published, with name and colour, now or earlier. */
function isEcho(entry: PresenceEntry, published: PresenceEntry): boolean {
  return entry.clock < published.clock || entry.state === published.state;
}

/**
 * Returns the state with the id, name, colour and avatar of its sender; undefined if it is not a
 * valid state.
 */
function signed(
  text: string,
  { subject, presenceId: id = subject, name, colour: color, avatar }: Identity,
): string | undefined {
  const state = parsed(text);
  if (state === null) return left;
  if (typeof state !== 'object' || Array.isArray(state)) return undefined;
  const sentUser = 'user' in state && typeof state.user === 'object' ? state.user : {};
  // An avatar that the client sends itself is not trusted.
  return JSON.stringify({ ...state, user: { ...sentUser, id, name, color, avatar } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
