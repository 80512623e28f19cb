import { basketScreen } from '@selvedge/shared/baskets/basket.screen';
import { maxQuantity } from '@selvedge/shared/baskets/contract';
import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';

import { CatalogueReader } from '../../features/catalogue/index.js';
import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { BasketContexts } from '../../features/baskets/basket-contexts.service.js';
import { BasketsService } from '../../features/baskets/baskets.service.js';
import { BasketConditions } from './basket-conditions.service.js';

type Content = ContentOf<typeof basketScreen>;

@Screen(basketScreen)
export class BasketScreen implements ScreenSource<typeof basketScreen> {
  constructor(
    private readonly contexts: BasketContexts,
    private readonly baskets: BasketsService,
    private readonly catalogue: CatalogueReader,
    private readonly conditions: BasketConditions,
  ) {}

  read(request: RequestOf<typeof basketScreen>): Promise<Content> {
    return this.content(request, null);
  }

  /** Renders the current basket with the reason for a refusal. */
  again(request: PersonalShopRequest, message: string): Promise<Content> {
    return this.content(request, message);
  }

  private async content(
    { visitor, store }: PersonalShopRequest,
    message: string | null,
  ): Promise<Content> {
    const basketContext = this.contexts.of(visitor);
    const basket = await this.baskets.list(basketContext);
    const inBasket = new Set(basket.items.map(({ productUuid }) => productUuid));
    const suggestions = await this.catalogue.suggestions(store.division, inBasket);
    const props = {
      basket,
      maxQuantity,
      message,
      ...this.conditions.of(store, basket, visitor.networkCountry),
      suggestions,
    };
    return {
      props,
      // The basket is already in the visitor's currency.
      inCurrency: (currency) => ({ ...props, suggestions: cardsIn(currency, suggestions) }),
      head: { title: 'Basket', path: '/basket/', noindex: true },
      personal: { basketQuantity: basket.quantity },
    };
  }
}
