import type { Identity } from './presence/presence.js';

/** Whose an edit is. As the origin of a transaction it says whom the edit is stored for. */
export class Author {
  constructor(
    /** `customer:7`, `staff:3`, `system:pages`. */
    readonly actor: string,
    /** The connection or call that it comes by. */
    readonly session: string,
  ) {}
}

/** Somebody who is connected to a page. */
export interface Member {
  readonly identity: Identity;
  readonly author: Author;
  /** Whether it asked to be told what is stored. */
  readonly wantsAcknowledgement: boolean;
  /** The blocks that it may change, of those that there are. */
  readonly writable: ReadonlySet<string> | 'all';
  send(frame: Uint8Array): void;
  /** Does nothing where it has ended already. */
  end(code: number): void;
}

/** A member in a room. As the origin of a transaction it says that the edit comes from outside. */
export class Seat {
  /** How many updates came. */
  received = 0;
  /** How often a rule of the document was broken. */
  offences = 0;
  /** Updates that need others which are not here yet. */
  held: readonly Uint8Array[] = [];
  heldSince = 0;

  constructor(readonly member: Member) {}
}
