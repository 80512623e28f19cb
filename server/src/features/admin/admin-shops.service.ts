import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { ShopAvailability } from '../opening/index.js';
import { Plans } from '../plans/index.js';
import { StoreDirectory } from '../stores/index.js';
import { NotUnderstood } from './admin.errors.js';
import { ShopHandover } from './shop-handover.service.js';

type By = Omit<CommandContext, 'division'>;

/** Shop actions by subdomain; each returns the shop's name. */
@Injectable()
export class AdminShops {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly door: ShopAvailability,
    private readonly handover: ShopHandover,
    private readonly plans: Plans,
  ) {}

  async open(by: By, code: string | undefined): Promise<string> {
    const { division, name } = this.named(code);
    await this.door.open({ ...by, division });
    return name;
  }

  async close(by: By, code: string | undefined): Promise<string> {
    const { division, name } = this.named(code);
    await this.door.close({ ...by, division });
    return name;
  }

  async setPlan(by: By, code: string | undefined, isPro: boolean): Promise<string> {
    const { division, name } = this.named(code);
    await this.plans.set({ ...by, division }, isPro);
    return name;
  }

  /** Throws NoSuchCustomer. */
  async give(by: By, code: string | undefined, email: string): Promise<string> {
    const { division, name } = this.named(code);
    await this.handover.give({ ...by, division }, email);
    return name;
  }

  private named(code: string | undefined): Store {
    const store = this.stores.all().find((one) => one.code === code);
    if (store === undefined) throw new NotUnderstood(`There is no shop ${String(code)}.`);
    return store;
  }
}
