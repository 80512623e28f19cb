import type { Membership } from '../../platform/authorization/session.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';

/** What accounts ask of those who know the people of stores. */
export abstract class Memberships {
  /** What a new customer is to stores. */
  abstract add(
    by: Omit<CommandContext, 'division'>,
    customerId: number,
    memberships: readonly Membership[],
  ): Promise<void>;
}
