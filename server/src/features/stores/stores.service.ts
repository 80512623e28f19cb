import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { storeDecider } from './store.decider.js';
import { StoreDirectory } from './store-directory.service.js';
import { StoresQueries } from './stores.queries.js';

@Injectable()
export class StoresService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: StoresQueries,
    private readonly directory: StoreDirectory,
  ) {}

  /** Reserves the division of a new store. */
  nextDivision(): Promise<number> {
    return this.queries.nextDivision();
  }

  /**
   * Opens a new store and runs the other commands in the same append, all or nothing. Throws
   * SubdomainRefused, HostTaken and CurrencyNotListed.
   */
  async open(
    context: Omit<CommandContext, 'division'>,
    store: Store,
    commands: readonly DeciderCommand[],
  ): Promise<void> {
    const { division } = store;
    const save = { type: 'SaveStore', store } as const;
    storeDecider.decide(save, storeDecider.initial);
    await this.queries.claimHosts(store);
    const all = [commandFor(storeDecider, save), ...commands];
    const [opened] = await this.commands.handleTogether({ ...context, division }, all);
    const [saved] = opened?.events ?? [];
    this.directory.applyEntry({ division, position: saved?.position ?? 0, store });
  }

  /**
   * Saves the whole store, whether new or changed; its hosts resolve afterwards. Throws
   * SubdomainRefused, HostTaken, CurrencyNotListed, and StoreChangedMeanwhile if the store differs
   * from `before`.
   */
  async save(
    context: Omit<CommandContext, 'division'>,
    store: Store,
    before?: Store,
  ): Promise<void> {
    const command = { type: 'SaveStore', store, before } as const;
    storeDecider.decide({ type: 'SaveStore', store }, storeDecider.initial);
    await this.queries.claimHosts(store);
    const { division } = store;
    const { events } = await this.commands.handle({ ...context, division }, storeDecider, command);
    for (const saved of events) this.directory.applyEvent(saved);
  }
}
