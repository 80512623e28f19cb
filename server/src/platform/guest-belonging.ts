import type { CommandContext } from './event-log/commands/command-handler.js';
import type { SecretIdCookie } from './secret-id-cookie.js';

/** One thing that shops keep: for a guest by a cookie, and for who has an account by that. */
export interface GuestBelonging {
  readonly cookie: SecretIdCookie;
  /**
   * Puts what a guest has to what the signed-in person of the context has. May be asked for again, and twice
   * at once. Answers whether it is all there: what is not is asked for by the next call.
   */
  takeAlong(context: CommandContext, id: string): Promise<boolean>;
  /** Nothing is left of what an actor (`customer:7`) has, in any shop; may be asked for again. */
  forget(subject: string): Promise<void>;
}
