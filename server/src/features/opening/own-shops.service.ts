import { Injectable } from '@nestjs/common';
import type { OwnShop, ShopAddress } from '@selvedge/shared/opening/contract';
import { subdomainRefusal } from '@selvedge/shared/stores/subdomain';

import type { Subject } from '../../platform/authorization/session.js';
import { StoreDirectory } from '../stores/index.js';
import { OwnShopsQueries } from './own-shops.queries.js';

/** The shops that somebody works on, and the addresses that are still to be had. */
@Injectable()
export class OwnShops {
  constructor(
    private readonly queries: OwnShopsQueries,
    private readonly directory: StoreDirectory,
  ) {}

  /** The newest first; staff work on none of their own. */
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

  /** A look while somebody types: opening the shop decides. */
  address(code: string): ShopAddress {
    const refusal = subdomainRefusal(code);
    const taken = this.directory.hasCode(code) ? 'Another shop has this address' : null;
    return { address: this.directory.originUnderCode(code), refusal: refusal ?? taken };
  }
}
