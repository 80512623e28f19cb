/** A visitor sent a message from a page of the shop. */
export interface ContactMessageSent {
  readonly type: 'ContactMessageSent';
  /** Keyed hash of message and address: 32 hex digits that cannot be guessed. */
  readonly id: string;
  /** Erasure subject: `customer:7`, or the subject of the address without an account. */
  readonly subject: string;
  /** All null once the sender was erased. */
  readonly name: string | null;
  readonly email: string | null;
  readonly message: string | null;
}

export type ContactEvent = ContactMessageSent;
