/** A mail that an event leads to. All but the first four fields are forgotten with the subject. */
export interface NewMail {
  readonly division: number;
  /** The work reactor that asks for it; with division and position it makes the mail one. */
  readonly reactor: string;
  readonly position: number;
  /**
   * Whose personal data it holds, as the event types name it: `customer:7`, `order:17`. What begins
   * with `once:` outlives whoever it was about, and is forgotten as soon as it was handed over.
   */
  readonly subject: string;
  readonly to: string;
  /** In whose name it comes: a shop's; absent where it is the installation's. */
  readonly sender?: string;
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
  /**
   * Anybody may have asked for it who has typed the address: within an hour a person gets no more than
   * `mostByAnybody` of these, of all shops together. Those beyond are as if they were forgotten.
   */
  readonly byAnybody?: boolean;
}

/** Mails to one person within an hour that somebody else may have asked for. */
export const mostByAnybody = 10;

/** Which mail: one row of the outbox. */
export type MailKey = Pick<NewMail, 'division' | 'reactor' | 'position'>;

/** What a carrier and a folder know a mail by; nothing personal. */
export interface MailIdentity {
  readonly id: string;
  readonly createdAt: Date;
}

/** A mail that is ready to go. */
export interface OutgoingMail extends MailIdentity {
  readonly to: string;
  readonly sender?: string;
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

/** A row of the outbox as it is now; a mail only as long as nobody was forgotten. */
export interface OutboxRow extends MailIdentity {
  readonly mail: OutgoingMail | null;
  readonly sentAt: Date | null;
}
