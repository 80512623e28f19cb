import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { ShopNotFound, StoreDirectory, StoresService } from '../stores/index.js';

/** Lets everybody into a shop, or nobody but who works there. */
@Injectable()
export class ShopDoor {
  constructor(
    private readonly stores: StoresService,
    private readonly directory: StoreDirectory,
  ) {}

  /** It comes no longer soon, nor asks for a password. Throws ShopNotFound. */
  open(context: CommandContext): Promise<void> {
    return this.set(context, false);
  }

  /** It comes soon, until somebody opens it again. Throws ShopNotFound. */
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
