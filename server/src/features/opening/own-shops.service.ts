import { Injectable } from '@nestjs/common';
import type { OwnShop, ShopAddress } from '@selvedge/shared/opening/contract';
import { subdomainRefusal } from '@selvedge/shared/stores/subdomain';

import type { Subject } from '../../platform/authorization/session.js';
import { StoreDirectory } from '../stores/index.js';
import { OwnShopsQueries } from './own-shops.queries.js';

/** Shops that a person works in, and the availability of shop addresses. */
@Injectable()
export class OwnShops {
  constructor(
    private readonly queries: OwnShopsQueries,
    private readonly directory: StoreDirectory,
  ) {}

  /** Returns the shops, newest first; empty for staff accounts. */
  async of(subject: Subject | null): Promise<readonly OwnShop[]> {
    if (subject?.kind !== 'customer') return [];
    const memberships = await this.queries.of(subject.id);
    return memberships.flatMap(({ division, role }) => {
      const store = this.directory.store(division);
      if (store === undefined) return [];
      const { name, comingSoon, passwordProtected } = store;
      const isOpen = !comingSoon.enabled && !passwordProtected;
      return [{ division, name, address: this.directory.originOf(store), role, isOpen }];
    });
  }

  /**
   * Checks an address while the user types. The result is preliminary: opening the shop decides.
   */
  address(code: string): ShopAddress {
    const refusal = subdomainRefusal(code);
    const taken = this.directory.hasCode(code) ? 'Another shop has this address' : null;
    return { address: this.directory.originUnderCode(code), refusal: refusal ?? taken };
  }
}
