import type { Identity } from './presence/presence.js';

/** Author of an edit. As the origin of a transaction it determines for whom the edit is stored. */
export class Author {
  constructor(
    /** For example `customer:7`, `staff:3` or `system:pages`. */
    readonly actor: string,
    /** Connection or call that makes the edit. */
    readonly session: string,
  ) {}
}

/** A connection to a live page. */
export interface Member {
  readonly identity: Identity;
  readonly author: Author;
  /** Whether it requested acknowledgements of stored edits. */
  readonly wantsAcknowledgement: boolean;
  /** Existing blocks that it may change. */
  readonly writable: ReadonlySet<string> | 'all';
  send(frame: Uint8Array): void;
  /** Ends the connection; no-op if it has ended. */
  end(code: number): void;
}

/** State of a member in a room. As the origin of a transaction it marks a client's edit. */
export class MemberState {
  /** Number of updates received. */
  received = 0;
  /** Number of rule violations. */
  offences = 0;
  /** Updates that wait for missing dependencies. */
  held: readonly Uint8Array[] = [];
  heldSince = 0;

  constructor(readonly member: Member) {}
}
