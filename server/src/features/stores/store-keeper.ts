import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import { CommandHandler, type CommandContext } from '../../platform/event-log/command-handler.js';
import { storeDecider } from './store.decider.js';
import { StoreDirectory } from './store-directory.js';
import { StoresQueries } from './stores.queries.js';

/** Opens and changes stores. */
@Injectable()
export class StoreKeeper {
  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: StoresQueries,
    private readonly directory: StoreDirectory,
  ) {}

  /** The division of a store that is about to be opened. */
  nextDivision(): Promise<number> {
    return this.queries.nextDivision();
  }

  /**
   * Saves the whole store, a new one as well as a changed one; afterwards its hosts answer. Throws
   * SubdomainRefused, HostTaken and CurrencyNotListed.
   */
  async save(context: Omit<CommandContext, 'division'>, store: Store): Promise<void> {
    const command = { type: 'SaveStore', store } as const;
    storeDecider.decide(command, storeDecider.initial);
    await this.queries.claimHosts(store);
    const { division } = store;
    const { events } = await this.commands.handle({ ...context, division }, storeDecider, command);
    for (const saved of events) this.directory.tell(saved);
  }
}
