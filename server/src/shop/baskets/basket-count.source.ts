import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type {
  PersonalShopRequest,
  PersonalSource,
  Visitor,
} from '../../features/storefront/index.js';
import { BasketQuantities } from './basket-quantities.queries.js';
import { BasketContexts } from '../../features/baskets/basket-contexts.service.js';

type State = Pick<PersonalState, 'basketQuantity'>;

/** Supplies the basket count that every page shows. */
@Injectable()
export class BasketCount implements PersonalSource {
  readonly name = 'basketQuantity';

  constructor(
    private readonly contexts: BasketContexts,
    private readonly quantities: BasketQuantities,
  ) {}

  isIn(cookies: Visitor['cookies']): boolean {
    return this.contexts.isIn(cookies);
  }

  forEveryone(): State {
    return { basketQuantity: null };
  }

  async of({ visitor }: PersonalShopRequest): Promise<State> {
    return { basketQuantity: await this.count(visitor) };
  }

  async count(visitor: Visitor): Promise<number | null> {
    const { basketId, context } = this.contexts.of(visitor);
    return basketId === undefined ? null : this.quantities.of(context.division, basketId);
  }
}
