import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { ShopNotFound, StoreDirectory, StoresService } from '../stores/index.js';

/** Opens a shop to everyone, or closes it to all but its members. */
@Injectable()
export class ShopAvailability {
  constructor(
    private readonly stores: StoresService,
    private readonly directory: StoreDirectory,
  ) {}

  /** Ends the coming-soon state and the password protection. Throws ShopNotFound. */
  open(context: CommandContext): Promise<void> {
    return this.set(context, false);
  }

  /** Returns the shop to the coming-soon state until it is opened again. Throws ShopNotFound. */
  close(context: CommandContext): Promise<void> {
    return this.set(context, true);
  }

  private async set(context: CommandContext, isComingSoon: boolean): Promise<void> {
    const store = this.directory.store(context.division);
    if (store === undefined) throw new ShopNotFound();
    const { comingSoon, passwordProtected } = store;
    const door = {
      comingSoon: { ...comingSoon, enabled: isComingSoon },
      passwordProtected: isComingSoon && passwordProtected,
    };
    await this.stores.save(context, { ...store, ...door }, store);
  }
}
