import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type { PersonalShopRequest, PersonalSource, Visitor } from '../../storefront/index.js';
import { BasketsService } from '../baskets.service.js';
import { BasketVisits } from '../basket-visits.service.js';

type State = Pick<PersonalState, 'basketQuantity'>;

/** What every page says of the visitor's basket. */
@Injectable()
export class BasketCount implements PersonalSource {
  readonly name = 'basketQuantity';

  constructor(
    private readonly visits: BasketVisits,
    private readonly baskets: BasketsService,
  ) {}

  isIn(cookies: Visitor['cookies']): boolean {
    return this.visits.isIn(cookies);
  }

  ofNobody(): State {
    return { basketQuantity: null };
  }

  async of({ visitor }: PersonalShopRequest): Promise<State> {
    const visit = this.visits.of(visitor);
    if (visit.basketId === undefined) return this.ofNobody();
    return { basketQuantity: (await this.baskets.list(visit)).quantity };
  }
}
