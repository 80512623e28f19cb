import { Injectable } from '@nestjs/common';
import type { ShopStep } from '@selvedge/shared/opening/contract';
import { isFirstMenu } from '@selvedge/shared/stores/first-menu';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import { takesPayments } from '../../platform/config/payment-mode.js';
import { BusinessService } from '../business/index.js';
import { StoreDirectory } from '../stores/index.js';
import { ShopStepsQueries } from './shop-steps.queries.js';

/** Theme of a shop before its owner has chosen one. */
const firstTheme = 'naked';

const missingPayments: ShopStep = { name: 'payments', isDone: false, isNeeded: true };

/** Derives the remaining steps from the existing parts of a shop. */
@Injectable()
export class ShopSteps {
  constructor(
    private readonly queries: ShopStepsQueries,
    private readonly directory: StoreDirectory,
    private readonly business: BusinessService,
    private readonly config: Config,
  ) {}

  async of(division: number): Promise<readonly ShopStep[]> {
    const store = this.directory.store(division);
    const { hasProduct, hasHomePage } = await this.queries.partsOf(division);
    const { details } = await this.business.read(division);
    const isOpen = store !== undefined && !store.comingSoon.enabled && !store.passwordProtected;
    return [
      { name: 'look', isDone: hasLook(store), isNeeded: false },
      { name: 'product', isDone: hasProduct, isNeeded: true },
      { name: 'logo', isDone: Boolean(store?.logo), isNeeded: false },
      { name: 'home-page', isDone: hasHomePage, isNeeded: false },
      { name: 'menu', isDone: hasOwnMenu(store), isNeeded: false },
      { name: 'business', isDone: details.legalName !== '', isNeeded: false },
      // Only the operator can set up payments, so this step is listed only while they are missing.
      ...(takesPayments(this.config) ? [] : [missingPayments]),
      { name: 'open', isDone: isOpen, isNeeded: true },
    ];
  }
}

/** Whether a theme was saved, even the default one. */
function hasLook(store: Store | undefined): boolean {
  return store?.themeValues !== undefined || (store?.theme ?? firstTheme) !== firstTheme;
}

/** Whether the owner has edited the menu of the new shop. */
function hasOwnMenu(store: Store | undefined): boolean {
  const menu = store?.mainMenu ?? [];
  return menu.length > 0 && !isFirstMenu(menu);
}
