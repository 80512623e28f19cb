import { Injectable } from '@nestjs/common';
import type { ConditionFacts } from '@selvedge/shared/blocks/conditions';
import { isSubject } from '@selvedge/shared/permissions/asker';
import type { PagePayload, ShopAccount } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import type { FastifyRequest } from 'fastify';

import { askerIn } from '../../../platform/authorization/asker.js';
import { Accounts } from '../../accounts/index.js';
import { FavouritesReader, FavouriteVisits } from '../../favourites/index.js';
import { BasketQuantity } from './basket-quantity.js';

/** What of a page is one person's. */
interface Personal {
  readonly payload: Pick<PagePayload, 'basketQuantity' | 'favourites' | 'account'>;
  /** It says nothing that it would not say to anybody else. */
  readonly isEverybodys: boolean;
}

type PersonalCounts = Pick<ConditionFacts, 'basketQuantity' | 'favourites'>;

/** What pages show of the person who asks, beside the screen: who they are, the counts and hearts. */
@Injectable()
export class PersonalStateReader {
  constructor(
    private readonly basket: BasketQuantity,
    private readonly favouriteVisits: FavouriteVisits,
    private readonly favourites: FavouritesReader,
    private readonly accounts: Accounts,
  ) {}

  /** Whether the visitor has a basket or a list, which a page of everybody's cannot show. */
  isIn(request: FastifyRequest): boolean {
    return (
      this.basket.isKept(request) || this.favouriteVisits.ifKept(request)?.listId !== undefined
    );
  }

  async of(request: FastifyRequest, screen: ShopScreen): Promise<Personal> {
    const [basketQuantity, liked, account] = await Promise.all([
      this.quantity(request, screen),
      this.liked(request),
      this.account(request),
    ]);
    return {
      payload: {
        basketQuantity,
        ...(liked !== null && { favourites: liked }),
        ...(account !== undefined && { account }),
      },
      isEverybodys: basketQuantity === null && (liked ?? []).length === 0 && account === undefined,
    };
  }

  /** BLX-007: pieces in the basket, and liked products. */
  async countsOf(request: FastifyRequest): Promise<PersonalCounts> {
    const [quantity, liked] = await Promise.all([this.basket.of(request), this.liked(request)]);
    return { basketQuantity: quantity ?? 0, favourites: liked?.length ?? 0 };
  }

  private async quantity(request: FastifyRequest, screen: ShopScreen): Promise<number | null> {
    if (screen.name === 'basket' || screen.name === 'checkout') return screen.basket.quantity;
    return this.basket.of(request);
  }

  /** Null where the shop keeps no favourites. */
  private async liked(request: FastifyRequest): Promise<readonly string[] | null> {
    const visit = this.favouriteVisits.ifKept(request);
    if (visit === undefined) return null;
    const { context, listId } = visit;
    return listId === undefined ? [] : this.favourites.products(context.division, listId);
  }

  private async account({ facts }: FastifyRequest): Promise<ShopAccount | undefined> {
    const { subject } = facts.session;
    const name = subject === null ? undefined : await this.accounts.nameOf(subject);
    if (name === undefined) return undefined;
    return { name, hasDashboard: isSubject('store', askerIn(facts, facts.tenant.division)) };
  }
}
