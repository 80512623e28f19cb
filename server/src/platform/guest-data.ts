import type { CommandContext } from './event-log/commands/command-handler.js';
import type { SecretIdCookie } from './ids/secret-id-cookie.js';

/** Data of one kind that a shop stores: for guests by cookie, for customers by account. */
export interface GuestData {
  readonly cookie: SecretIdCookie;
  /**
   * Merges a guest's item into that of the signed-in customer. Safe to repeat and to run twice
   * concurrently. Returns whether the merge is complete; if not, the next request retries it.
   */
  transferTo(context: CommandContext, id: string): Promise<boolean>;
  /** Deletes the data of an actor (`customer:7`) in all shops. Idempotent. */
  forget(subject: string): Promise<void>;
}
