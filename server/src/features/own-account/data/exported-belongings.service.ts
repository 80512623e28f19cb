import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';

import type { Subject } from '../../../platform/authorization/session.js';
import { AccountBaskets } from '../../baskets/index.js';
import { AccountFavourites } from '../../favourites/index.js';
import { StoreDirectory } from '../../stores/index.js';

/** What a person keeps in shops, in whichever: baskets and favourites. */
@Injectable()
export class ExportedBelongings {
  constructor(
    private readonly baskets: AccountBaskets,
    private readonly favourites: AccountFavourites,
    private readonly stores: StoreDirectory,
  ) {}

  async of({ kind, id }: Subject): Promise<Pick<AccountExport, 'baskets' | 'favourites'>> {
    const actor = `${kind}:${id}`;
    const baskets = (await this.baskets.all(actor)).flatMap(({ division, items }) =>
      items.map(({ name, options, quantity }) => {
        return { shop: this.nameOf(division), name, options: { ...options }, quantity };
      }),
    );
    const favourites = (await this.favourites.all(actor)).flatMap(({ division, lines }) =>
      lines.map(({ name, options }) => {
        return { shop: this.nameOf(division), name, options: { ...options } };
      }),
    );
    return { baskets, favourites };
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no more';
  }
}
