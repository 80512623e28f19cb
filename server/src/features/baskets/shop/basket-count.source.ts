import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type { PersonalShopRequest, PersonalSource, Visitor } from '../../storefront/index.js';
import { BasketReader } from '../basket.queries.js';
import { BasketVisits } from '../basket-visits.service.js';

type State = Pick<PersonalState, 'basketQuantity'>;

/** What every page says of the visitor's basket. */
@Injectable()
export class BasketCount implements PersonalSource {
  readonly name = 'basketQuantity';
  readonly isCount = true;

  constructor(
    private readonly visits: BasketVisits,
    private readonly baskets: BasketReader,
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
    const { division } = visit.context;
    return { basketQuantity: await this.baskets.quantity(division, visit.basketId) };
  }
}
