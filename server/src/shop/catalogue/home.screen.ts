import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { homeScreen, type Hero } from '@selvedge/shared/catalogue/home.screen';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { allProductsLink, collectionLink } from '@selvedge/shared/links/links';
import { homeBanner } from '@selvedge/shared/themes/home-banners';

import { collectionsTag } from '../../features/collections/index.js';
import { ownHomeTag } from '../../features/pages/index.js';
import { productsTag, salesTag } from '../../features/products/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { CatalogueReader } from '../../features/catalogue/catalogue.queries.js';
import { GridReader } from '../../features/catalogue/grid.queries.js';

/** Number of products on the home page; the listing of all products has the others. */
const mostShown = 8;

/** RTE-062: the default home page of a shop without its own, in two statements. */
@Screen(homeScreen)
export class HomeScreen implements ScreenSource<typeof homeScreen> {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly grids: GridReader,
  ) {}

  async read({
    store: { division, name, theme },
  }: RequestOf<typeof homeScreen>): Promise<ContentOf<typeof homeScreen>> {
    const [products, tiles] = await Promise.all([
      this.catalogue.cards(division, mostShown),
      this.grids.collections(division),
    ]);
    const hero = heroOf(theme, products);
    const image = products[0]?.image.original;
    const collections = tiles.map(({ collection, image: picture, count }) => ({
      name: collection.name,
      href: collectionLink(collection.urlName),
      image: picture,
      count,
    }));
    const props = { hero, collections, products };
    return {
      props,
      inCurrency: (currency) => ({ ...props, products: cardsIn(currency, products) }),
      head: { title: name, description: hero.copy, ...(image !== undefined && { image }) },
      tags: [productsTag, collectionsTag, salesTag, ownHomeTag],
    };
  }
}

/** The theme's banner with the shop's first product and one of another type. */
function heroOf(theme: string, products: readonly ProductCard[]): Hero {
  const shown = [products[0], products[2] ?? products[1]];
  return {
    ...homeBanner(theme),
    link: { text: 'Shop all products', href: allProductsLink },
    pictures: shown.flatMap((card) => (card === undefined ? [] : [card.image])),
  };
}
