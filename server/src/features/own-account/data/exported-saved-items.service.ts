import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { platformDivision } from '@selvedge/shared/stores/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { AccountBaskets } from '../../baskets/index.js';
import { AccountFavourites } from '../../favourites/index.js';
import { OpeningDrafts } from '../../opening/index.js';
import { StoreDirectory } from '../../stores/index.js';

type Belonging = 'baskets' | 'favourites' | 'openings';

/** Exports a person's baskets, favourites and shop-opening drafts in all shops. */
@Injectable()
export class ExportedSavedItems {
  constructor(
    private readonly baskets: AccountBaskets,
    private readonly favourites: AccountFavourites,
    private readonly drafts: OpeningDrafts,
    private readonly stores: StoreDirectory,
  ) {}

  async of({ kind, id }: Subject): Promise<Pick<AccountExport, Belonging>> {
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
    const openings = (await this.drafts.of(actor)).map(({ division, draft }) => {
      return {
        shop: division === platformDivision ? null : this.nameOf(division),
        draft: { ...draft },
      };
    });
    return { baskets, favourites, openings };
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no longer open';
  }
}
