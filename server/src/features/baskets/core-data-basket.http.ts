import { Injectable } from '@nestjs/common';

import { CartSource } from '../stores/index.js';
import { BasketRequests } from './basket-requests.http.js';
import { BasketsService } from './baskets.service.js';

/** adds the visitor's basket to the core data of a store. */
@Injectable()
export class CoreDataBasket {
  constructor(carts: CartSource, requests: BasketRequests, baskets: BasketsService) {
    carts.registerReader(async (request) => (await baskets.list(requests.of(request))).items);
  }
}
