/** Somebody wrote to a shop from one of its pages. */
export interface ContactMessageSent {
  readonly type: 'ContactMessageSent';
  /** Of these words by this address: 32 hex digits that nobody can guess. */
  readonly id: string;
  /** Whose personal data this is: `customer:7`, or for somebody without an account that of the address. */
  readonly subject: string;
  /** All null once the person was forgotten. */
  readonly name: string | null;
  readonly email: string | null;
  readonly message: string | null;
}

export type ContactEvent = ContactMessageSent;
