import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { imageLink } from '@selvedge/shared/images/image-link';
import type { ProductCard, ProductColour } from '@selvedge/shared/catalogue/contract';
import { decimalAmount } from '@selvedge/shared/money';
import { blocksOf } from '@selvedge/shared/blocks/blocks-of-screen';
import { breadcrumbsOf, layoutNameOf } from '@selvedge/shared/screens/define-screen';
import { LAYOUTS } from '@selvedge/shared/storefront/layouts';
import { definitionOf, type ScreenOf, type ShopScreen } from '@selvedge/shared/storefront/screens';
import { colourLink, productLink } from '@selvedge/shared/links/links';

import { erasedAuthor } from '@selvedge/shared/catalogue/product.screen';

import { faqPage } from './faq-page.js';
import type { ShopPage } from './shop-page.js';
import type { JsonLd } from './json-ld.js';

/** Minimum width at which search engines accept square and wide images, in pixels. */
const pictureWidth = 1280;
const bestRating = 5;

/** Returns the structured data of a page (SEO-004 to SEO-009). */
export function structuredData(page: ShopPage, now: Date): readonly JsonLd[] {
  const { screen, head } = page;
  if (head.noindex) return [];
  const things = [
    ...(screen.name === 'product' ? [product(page, screen, now)] : []),
    ...itemLists(page),
    ...faqPage(blocksOf(definitionOf(screen.name), screen)),
    ...breadcrumbList(page),
    ...(hasLogo(page) ? [organization(page)] : []),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

/** Whether the layout of the screen shows the logo. */
function hasLogo({ screen }: ShopPage): boolean {
  return LAYOUTS[layoutNameOf(definitionOf(screen.name), screen)].header !== null;
}

/** Accompanies every logo (SEO-008). */
function organization({ frame, head }: ShopPage): JsonLd {
  const logo = frame.logo ?? head.image;
  return {
    '@type': 'Organization',
    name: frame.name,
    url: `${frame.origin}/`,
    ...(logo !== null && { logo: new URL(logo, frame.origin).href }),
  };
}

function product(page: ShopPage, screen: ScreenOf<'product'>, now: Date): JsonLd {
  const { frame, head } = page;
  const { name, description, uuid } = screen.product;
  const { count, average } = screen.reviews;
  return {
    '@type': 'Product',
    name,
    description,
    productID: uuid,
    url: head.canonical,
    image: picturesOf(screen).map((path) => absolute(page, path)),
    brand: { '@type': 'Brand', name: frame.name },
    offers: offers(page, screen, now),
    ...(average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(average * 10) / 10,
        reviewCount: count,
        bestRating,
      },
      review: screen.reviews.latest.map(({ authorName, date, rating, text }) => ({
        '@type': 'Review',
        // Search engines require an author, also after its erasure.
        author: { '@type': 'Person', name: authorName ?? erasedAuthor },
        datePublished: date.slice(0, 'yyyy-mm-dd'.length),
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
        reviewBody: text,
      })),
    }),
  };
}

/** One offer per colour, each with its own address (SEO-009). */
function offers({ frame }: ShopPage, screen: ScreenOf<'product'>, now: Date): readonly JsonLd[] {
  const { price, salePrice, currency, colours, urlName, isBundle } = screen.product;
  const common = {
    '@type': 'Offer',
    price: decimalAmount({ amount: salePrice ?? price, currency }),
    priceCurrency: currency,
    priceValidUntil: oneYearFrom(now),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: frame.name },
  };
  return colours.map((colour) => ({
    ...common,
    availability: `https://schema.org/${isOffered(screen, colour) ? 'InStock' : 'OutOfStock'}`,
    url: `${frame.origin}${isBundle ? productLink(urlName) : colourLink(screen.product, colour.name)}`,
  }));
}

function isOffered(
  { product: { enableAddToCart } }: ScreenOf<'product'>,
  { sizes }: ProductColour,
): boolean {
  return enableAddToCart && sizes.some(({ available }) => available);
}

function picturesOf({ product: { colours }, colour }: ScreenOf<'product'>): readonly string[] {
  const shown = colours.find(({ name }) => name === colour);
  return (shown?.images ?? []).map(({ original }) => original);
}

/** Lists of all grids on the page (SEO-005). */
function itemLists({ frame, screen }: ShopPage): readonly JsonLd[] {
  const cards = gridOf(screen);
  if (cards.length === 0) return [];
  const itemListElement = cards.map(({ name, urlName }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${frame.origin}${productLink(urlName)}`,
  }));
  return [{ '@type': 'ItemList', numberOfItems: cards.length, itemListElement }];
}

function gridOf(screen: ShopScreen): readonly ProductCard[] {
  if (screen.name === 'home') return screen.products;
  if (screen.name === 'page') return cardsOf(screen.blocks);
  return 'listing' in screen ? (screen.listing?.products ?? []) : [];
}

/** Products of lists and grids, nested ones included, each once (SEO-005). */
function cardsOf(blocks: readonly RenderedBlock[]): readonly ProductCard[] {
  const cards = blocks.flatMap((block) => [
    ...('products' in block ? block.products : []),
    ...cardsOf(block.items),
  ]);
  return [...new Map(cards.map((card) => [card.uuid, card])).values()];
}

/** Breadcrumbs of the page, ending with the page itself (SEO-006). */
function breadcrumbList({ frame, screen, head }: ShopPage): readonly JsonLd[] {
  const crumbs = breadcrumbsOf(definitionOf(screen.name), screen);
  if (crumbs === undefined) return [];
  const steps = [
    ...crumbs.trail.map(({ text, href }) => ({ name: text, item: `${frame.origin}${href}` })),
    { name: crumbs.here, item: head.canonical },
  ];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function absolute({ frame }: ShopPage, path: string): string {
  return new URL(imageLink(path, { width: pictureWidth }), frame.origin).href;
}

/** Format `yyyy-mm-dd`; a year after 29 February is 1 March. */
function oneYearFrom(now: Date): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
