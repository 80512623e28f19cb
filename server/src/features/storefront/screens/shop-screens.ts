import { Injectable } from '@nestjs/common';
import { maxQuantity, type BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import type { Hero } from '@selvedge/shared/catalogue/home.screen';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeBanner } from '@selvedge/shared/themes/home-banners';

import { CatalogueReader, GridReader } from '../../catalogue/index.js';
import type { PageContent } from '../render/shop-page.js';
import {
  collectionsTag,
  ownHomeTag,
  productsTag,
  salesTag,
} from '../html-cache/html-cache-tags.js';

/** Cards that are proposed where there is nothing else to look at. */
const suggested = 4;

/** What the screens without a page of their own show. */
@Injectable()
export class ShopScreens {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly grids: GridReader,
  ) {}

  /** In two statements. */
  async home({ division, name, theme }: Store): Promise<PageContent> {
    const [products, tiles] = await Promise.all([
      this.catalogue.cards(division),
      this.grids.collections(division),
    ]);
    const hero = heroOf(theme, products);
    const image = products[0]?.image.original;
    const collections = tiles.map(({ collection, image: picture, count }) => ({
      name: collection.name,
      urlName: collection.urlName,
      image: picture,
      count,
    }));
    return {
      screen: { name: 'home', hero, collections, products },
      title: name,
      description: hero.copy,
      ...(image !== undefined && { image }),
      madeOf: [productsTag, collectionsTag, salesTag, ownHomeTag],
    };
  }

  async basket(
    { division, currency }: Store,
    basket: BasketAnswer,
    message: string | null = null,
  ): Promise<PageContent> {
    const suggestions = basket.items.length > 0 ? [] : await this.suggestions(division);
    return {
      screen: {
        name: 'basket',
        basket,
        maxQuantity,
        message,
        shopCurrency: currency,
        suggestions,
      },
      title: 'Basket',
      path: '/basket/',
      noindex: true,
    };
  }

  suggestions(division: number): Promise<readonly ProductCard[]> {
    return this.catalogue.cards(division, suggested);
  }
}

/** The theme's own banner with the shop's first product and one of another kind. */
function heroOf(theme: string, products: readonly ProductCard[]): Hero {
  const shown = [products[0], products[2] ?? products[1]];
  return {
    ...homeBanner(theme),
    link: { text: 'Shop all products', href: '#products' },
    pictures: shown.flatMap((card) => (card === undefined ? [] : [card.image])),
  };
}
