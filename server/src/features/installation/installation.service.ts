import { Injectable } from '@nestjs/common';
import type { Installation, SetUpMainBrand } from '@selvedge/shared/installation/contract';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { firstBrandPage } from '@selvedge/shared/pages/sections/first-brand-page';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';

import { Config } from '../../platform/config/config.js';
import {
  commandFor,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { firstHomePageUuid } from '../opening/index.js';
import { pageDecider, PagesReader } from '../pages/index.js';
import { StoreDirectory, StoresService } from '../stores/index.js';
import { adviceFor } from './settings-advice.js';

/** Default main brand. Its subdomain is unused, because the base host is its address. */
const firstBrand = {
  division: MAIN_DIVISION,
  code: 'main',
  pro: true,
  mainMenu: [{ text: 'Open a shop', href: '/dashboard/shops/new' }],
} as const;

/** Performs the first steps after the installation of the product. */
@Injectable()
export class InstallationService {
  constructor(
    private readonly config: Config,
    private readonly stores: StoresService,
    private readonly directory: StoreDirectory,
    private readonly pages: PagesReader,
  ) {}

  status(): Installation {
    const { SMTP_URL, MAIL_FROM } = this.config;
    const store = this.directory.store(MAIN_DIVISION);
    return {
      mainBrand: store === undefined ? null : this.brandOf(store),
      mail: { by: SMTP_URL === undefined ? 'folder' : 'smtp', from: MAIL_FROM },
      advice: adviceFor(this.config),
    };
  }

  /** Opens the main brand, or changes its name, theme or currency. Throws CurrencyNotListed. */
  async setUpMainBrand(
    context: Omit<CommandContext, 'division'>,
    { name, theme, currency }: SetUpMainBrand,
  ): Promise<void> {
    const before = this.directory.store(MAIN_DIVISION);
    const currencyPlugin = { enabled: false, currency, currencies: currency };
    const brand = { name: name.trim(), theme, currency };
    if (before === undefined)
      await this.open(context, { ...storeDefaults, ...firstBrand, ...brand, currencyPlugin });
    else {
      const sells = before.currency === currency ? {} : { currencyPlugin };
      await this.stores.save(context, { ...before, ...brand, ...sells }, before);
    }
  }

  /** Creates the store with a home page that explains what visitors can do there. */
  private async open(context: Omit<CommandContext, 'division'>, store: Store): Promise<void> {
    const homePage = {
      type: 'CreatePage',
      uuid: firstHomePageUuid(MAIN_DIVISION),
      pageId: await this.pages.nextId(MAIN_DIVISION),
      page: firstBrandPage(store.name),
      reason: 'external',
      publish: true,
      isPro: store.pro,
    } as const;
    await this.stores.open(context, store, [commandFor(pageDecider, homePage)]);
  }

  private brandOf(store: Store): Installation['mainBrand'] {
    const { name, theme, currency } = store;
    return { name, theme, currency, address: this.directory.originOf(store) };
  }
}
