/** Mail caused by an event. All but the first four fields are erased with the subject. */
export interface NewMail {
  readonly division: number;
  /** Reactor that requests it; identifies the mail together with division and position. */
  readonly reactor: string;
  readonly position: number;
  /**
   * Subject of its personal data, as the event types name it: `customer:7`, `order:17`. A subject
   * with the prefix `once:` is not erased with a person; its mail is erased once it is delivered.
   */
  readonly subject: string;
  readonly to: string;
  /** Sender name, such as the shop's; the installation's if omitted. */
  readonly sender?: string;
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
  /**
   * Anyone who types the address can request this mail. A recipient gets at most `mostByAnybody` of
   * these an hour, across all shops. Further ones are suppressed and their content is not kept.
   */
  readonly byAnybody?: boolean;
}

/** Limit of mails per recipient and hour that others may have requested. */
export const mostByAnybody = 10;

/** Key of a row in the outbox. */
export type MailKey = Pick<NewMail, 'division' | 'reactor' | 'position'>;

/** Non-personal identity of a mail for carriers and the folder. */
export interface MailIdentity {
  readonly id: string;
  readonly createdAt: Date;
}

/** Mail ready for delivery. */
export interface OutgoingMail extends MailIdentity {
  readonly to: string;
  readonly sender?: string;
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

/** Current state of a row; it has a mail only until it is erased. */
export interface OutboxRow extends MailIdentity {
  readonly mail: OutgoingMail | null;
  readonly sentAt: Date | null;
}
