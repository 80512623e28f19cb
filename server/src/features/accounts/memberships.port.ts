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

  /** They go from all stores of their own accord. Throws where a store would be left without an owner. */
  abstract leave(by: Omit<CommandContext, 'division'>, customerId: number): Promise<void>;
}
