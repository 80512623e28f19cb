/**
 * A request to join a mailing list. Until it is confirmed, the address receives only the
 * confirmation mail.
 */
export interface SubscriptionAsked {
  readonly type: 'SubscriptionAsked';
  /** Id of one address on one list: 32 hex digits that cannot be guessed. */
  readonly id: string;
  /**
   * Data subject of the personal data: `customer:7`, or the subject of the address if there is no
   * account.
   */
  readonly subject: string;
  readonly mailingList: number;
  /** E-mail and first name are null after erasure. */
  readonly email: string | null;
  readonly firstName: string | null;
}

export type SubscriptionEvent =
  | SubscriptionAsked
  | { readonly type: 'SubscriptionConfirmed'; readonly id: string }
  /** The subscriber unsubscribed. */
  | { readonly type: 'SubscriptionEnded'; readonly id: string };
