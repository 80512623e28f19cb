import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { Query } from '@selvedge/shared/storefront/query';
import { modesIn, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { Store } from '@selvedge/shared/stores/contract';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import type { FastifyRequest } from 'fastify';

import { Config } from '../../../platform/config.js';
import { NotFound } from '../../../platform/http/http.errors.js';
import { StoreDirectory } from '../../stores/index.js';

/** What of a request is in every page. */
export interface PageVisit {
  /** `https://host` of the request. */
  readonly origin: string;
  /** what the visitor sees prices in. */
  readonly currency: CurrencyCode;
  /** UTL-003. */
  readonly blockedPage: string;
}

/** What a request says of the visit that it belongs to, but for who it is. */
@Injectable()
export class ShopRequests {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly config: Config,
  ) {}

  /** The shop of the request's host. Throws NotFound on a host without one. */
  storeOf({ facts }: FastifyRequest): Store {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return store;
  }

  of(request: FastifyRequest): PageVisit {
    return {
      origin: originOf(request),
      currency: shownCurrency(this.storeOf(request), request.cookies[currencyCookie]),
      blockedPage: this.config.BLOCKED_LINK_URL,
    };
  }
}

/** `https://shop.example`, as the visitor wrote it. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** LAY-013 to LAY-015. */
export function modesOf({ query }: FastifyRequest): ShopModes {
  // The router made it of the address.
  return modesIn(query as Query);
}
