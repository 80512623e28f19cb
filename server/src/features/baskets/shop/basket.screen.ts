import { basketScreen } from '@selvedge/shared/baskets/basket.screen';
import { maxQuantity } from '@selvedge/shared/baskets/contract';
import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { destinationIn } from '@selvedge/shared/checkout/destination';
import { isTaxedIn } from '@selvedge/shared/storefront/countries';

import { Config } from '../../../platform/config/config.js';
import { takesPayments } from '../../../platform/config/payment-mode.js';
import { CatalogueReader } from '../../catalogue/index.js';
import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { BasketContexts } from '../basket-contexts.service.js';
import { BasketsService } from '../baskets.service.js';

type Content = ContentOf<typeof basketScreen>;

@Screen(basketScreen)
export class BasketScreen implements ScreenSource<typeof basketScreen> {
  constructor(
    private readonly contexts: BasketContexts,
    private readonly baskets: BasketsService,
    private readonly catalogue: CatalogueReader,
    private readonly config: Config,
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
    const basket = await this.baskets.list(this.contexts.of(visitor));
    const isEmpty = basket.items.length === 0;
    const suggestions = isEmpty ? await this.catalogue.suggestions(store.division) : [];
    const isTaxed = isTaxedIn(destinationIn([visitor.networkCountry, store.country]));
    const shopCurrency = store.currency;
    const isPayable = takesPayments(this.config);
    const shown = { basket, maxQuantity, message, shopCurrency, isTaxed, suggestions };
    const props = { ...shown, takesPayments: isPayable };
    return {
      props,
      // The basket is already in the visitor's currency.
      inCurrency: (currency) => ({ ...props, suggestions: cardsIn(currency, suggestions) }),
      head: { title: 'Basket', path: '/basket/', noindex: true },
      personal: { basketQuantity: basket.quantity },
    };
  }
}
