/** Somebody asked to be on a mailing list; until they confirm it, nothing is sent to the address but that question. */
export interface SubscriptionAsked {
  readonly type: 'SubscriptionAsked';
  /** Of one address on one list: 32 hex digits that nobody can guess. */
  readonly id: string;
  /** Whose personal data this is: `customer:7`, or for somebody without an account that of the address. */
  readonly subject: string;
  readonly mailingList: number;
  /** Both null once the person was forgotten. */
  readonly email: string | null;
  readonly firstName: string | null;
}

export type SubscriptionEvent =
  | SubscriptionAsked
  | { readonly type: 'SubscriptionConfirmed'; readonly id: string };
