import { Injectable } from '@nestjs/common';
import { maxQuantity, type BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';
import type { FormState, Hero } from '@selvedge/shared/storefront/contract';
import type { AddForm } from '@selvedge/shared/storefront/forms/contract';
import { colourSlug, productLink } from '@selvedge/shared/storefront/links';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeBanner } from '@selvedge/shared/themes/home-banners';

import { NotFound } from '../../platform/http/http.errors.js';
import { CatalogueReader } from '../catalogue/index.js';
import type { PageContent } from './page-payload.js';

/** Cards that are proposed where there is nothing else to look at. */
const suggested = 4;

/** What an address of a product asks for. */
export interface ProductWanted {
  readonly urlName: string;
  /** As in the address, `forest-green`. */
  readonly colour?: string | undefined;
  /** The size that was just put into the basket. */
  readonly added?: string | undefined;
}

/** What each screen shows, in one statement a screen. */
@Injectable()
export class ShopScreens {
  constructor(private readonly catalogue: CatalogueReader) {}

  async home({ division, name, theme }: Store): Promise<PageContent> {
    const products = await this.catalogue.cards(division);
    const hero = heroOf(theme, products);
    const image = products[0]?.image.original;
    return {
      screen: { name: 'home', hero, products },
      title: name,
      description: hero.copy,
      ...(image !== undefined && { image }),
    };
  }

  /** Throws NotFound, also for a colour that the product does not come in. */
  async product(store: Store, wanted: ProductWanted): Promise<PageContent> {
    const page = await this.catalogue.page(store.division, wanted.urlName);
    if (page === undefined) throw new NotFound();
    const { product, related } = page;
    const colour = colourOf(product, wanted.colour);
    return productContent(store, {
      product,
      related,
      colour,
      added: wanted.added === undefined ? null : addedWords(product, colour, wanted.added),
      form: null,
    });
  }

  /** The product of that uuid again, with what was wrong in its form. Throws NotFound. */
  async productAgain(store: Store, uuid: string, form: FormState): Promise<PageContent> {
    const product = await this.catalogue.byId(store.division, uuid);
    if (product === undefined) throw new NotFound();
    const page = await this.catalogue.page(store.division, product.urlName);
    const colour = product.colours.find(({ name }) => name === form.values['colour']);
    return productContent(store, {
      product,
      related: page?.related ?? [],
      colour: colour?.name ?? product.defaultColour,
      added: null,
      form,
    });
  }

  /** Where a product says that it was added: back on its page, in the chosen colour. Throws NotFound. */
  async addedAddress({ division }: Store, { product, colour, size }: AddForm): Promise<string> {
    const found = await this.catalogue.byId(division, product);
    if (found === undefined) throw new NotFound();
    return `${productLink(found.urlName, colour)}?added=${encodeURIComponent(size)}`;
  }

  async basket(
    { division }: Store,
    basket: BasketAnswer,
    message: string | null = null,
  ): Promise<PageContent> {
    const suggestions = basket.items.length > 0 ? [] : await this.suggestions(division);
    return {
      screen: { name: 'basket', basket, maxQuantity, message, suggestions },
      title: 'Basket',
      path: '/basket/',
      noindex: true,
    };
  }

  suggestions(division: number): Promise<readonly ProductCard[]> {
    return this.catalogue.cards(division, suggested);
  }
}

type ProductParts = Omit<Extract<PageContent['screen'], { name: 'product' }>, 'name' | 'delivery'>;

function productContent({ shipping }: Store, parts: ProductParts): PageContent {
  const { product, colour } = parts;
  const image = product.colours.find(({ name }) => name === colour)?.images[0]?.original;
  return {
    screen: { name: 'product', ...parts, delivery: shipping.GB },
    title: product.name,
    description: product.description,
    path: productLink(product.urlName),
    ...(image !== undefined && { image }),
    noindex: parts.form !== null || parts.added !== null,
  };
}

function colourOf({ colours, defaultColour }: Product, slug: string | undefined): string {
  if (slug === undefined) return defaultColour;
  const colour = colours.find(({ name }) => colourSlug(name) === colourSlug(slug));
  if (colour === undefined) throw new NotFound();
  return colour.name;
}

/** Only of a size that there is: the address may say anything. */
function addedWords(product: Product, colour: string, size: string): string | null {
  const sizes = product.colours.find(({ name }) => name === colour)?.sizes ?? [];
  return sizes.some(({ name }) => name === size) ? `${colour} · ${size}` : null;
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
