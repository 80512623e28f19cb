import type { Membership } from '../../platform/authorization/session.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';

/** Store memberships, as the accounts feature needs them. */
export abstract class Memberships {
  abstract add(
    by: Omit<CommandContext, 'division'>,
    customerId: number,
    memberships: readonly Membership[],
  ): Promise<void>;

  /**
   * Removes the customer from all stores at their own request. Throws if a store would be left
   * without an owner.
   */
  abstract leave(by: Omit<CommandContext, 'division'>, customerId: number): Promise<void>;
}
