import { Injectable } from '@nestjs/common';

import { CartSource } from '../stores/index.js';
import { BasketRequests } from './basket-requests.http.js';
import { BasketsService } from './baskets.service.js';

/** the core data of a store hold what lies in the visitor's basket. */
@Injectable()
export class CoreDataBasket {
  constructor(carts: CartSource, requests: BasketRequests, baskets: BasketsService) {
    carts.readBy(async (request) => (await baskets.list(requests.of(request))).items);
  }
}
