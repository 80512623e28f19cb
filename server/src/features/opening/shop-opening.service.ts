import { Injectable } from '@nestjs/common';
import type { OpenShop } from '@selvedge/shared/opening/contract';
import { exchanged } from '@selvedge/shared/exchange';
import type { Store } from '@selvedge/shared/stores/contract';
import { firstMenu } from '@selvedge/shared/stores/first-menu';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';
import { firstHomePage } from '@selvedge/shared/pages/sections/first-home-page';

import {
  commandFor,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { Subject } from '../../platform/authorization/session.js';
import { Accounts } from '../accounts/index.js';
import { pageDecider, PagesReader } from '../pages/index.js';
import { StoresService } from '../stores/index.js';
import { teamDecider } from '../team/index.js';
import { firstHomePageUuid } from './first-home-page-uuid.js';
import { CustomersOnly, LicenceUnsigned, TooManyShops, Unverified } from './opening.errors.js';
import { OwnShopsQueries } from './own-shops.queries.js';

/** Limits the reservation of addresses by one account; staff can raise it on request. */
const maxShopsPerCustomer = 25;

/** Opens shops for customers. */
@Injectable()
export class ShopOpening {
  constructor(
    private readonly stores: StoresService,
    private readonly accounts: Accounts,
    private readonly shops: OwnShopsQueries,
    private readonly pages: PagesReader,
  ) {}

  /**
   * Creates a shop that is coming soon, with its owner and home page, in one append. Returns its
   * division. Throws CustomersOnly, Unverified, LicenceUnsigned, TooManyShops, SubdomainRefused and
   * HostTaken.
   */
  async open(
    context: Omit<CommandContext, 'division'>,
    subject: Subject | null,
    input: OpenShop,
  ): Promise<number> {
    const customerId = await this.requireEligibleCustomer(subject);
    const division = await this.stores.nextDivision();
    const owner = {
      type: 'AddMember',
      division,
      customerId,
      role: 'owner',
      permissions: [],
    } as const;
    const store = newStore(division, input);
    const homePage = {
      type: 'CreatePage',
      uuid: firstHomePageUuid(division),
      pageId: await this.pages.nextId(division),
      page: firstHomePage(store.name, store.theme),
      reason: 'external',
      publish: true,
      isPro: store.pro,
    } as const;
    await this.stores.open(context, store, [
      commandFor(teamDecider, owner),
      commandFor(pageDecider, homePage),
    ]);
    return division;
  }

  /** Returns the customer id if the address is verified and the licence is signed. */
  private async requireEligibleCustomer(subject: Subject | null): Promise<number> {
    if (subject?.kind !== 'customer') throw new CustomersOnly();
    const standing = await this.accounts.signUpProgressOf(subject.id);
    if (!standing.verified) throw new Unverified();
    if (!standing.signedEula) throw new LicenceUnsigned();
    if ((await this.shops.ownedBy(subject.id)) >= maxShopsPerCustomer) throw new TooManyShops();
    return subject.id;
  }
}

function newStore(division: number, input: OpenShop): Store {
  const { name, code, country, currency, theme } = input;
  return {
    ...storeDefaults,
    ...{ division, name: name.trim(), code, country, currency, theme },
    currencyPlugin: { enabled: false, currency, currencies: currency },
    mainMenu: firstMenu,
    comingSoon: { enabled: true, opensAt: null, heading: 'Opening soon' },
    shipping: {
      GB: delivery('GB', currency),
      EU: delivery('EU', currency),
      ROW: delivery('ROW', currency),
    },
  };
}

function delivery(region: keyof Store['shipping'], currency: string): number {
  const { currency: from, shipping } = storeDefaults;
  return exchanged({ amount: shipping[region], currency: from }, currency);
}
