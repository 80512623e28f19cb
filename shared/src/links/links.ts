import { productUrl } from './product-address.js';

interface Named {
  readonly name: string;
}

/** A product with its colours, in order. */
interface Coloured {
  readonly urlName: string;
  readonly colours: readonly Named[];
}

/** Slug of a colour: `forest-green` for `Forest Green`. Several names can have the same slug. */
export function colourSlug(colour: string): string {
  return colour
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** Slugs of a product's colours by name; the second of two equal ones ends with `-2`. */
function slugsOf(colours: readonly Named[]): ReadonlyMap<string, string> {
  const plain = new Set(colours.map(({ name }) => colourSlug(name)));
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of colours) {
    let slug = colourSlug(name);
    const isTaken = taken.has(slug);
    for (let number = 2; isTaken && (taken.has(slug) || plain.has(slug)); number += 1)
      slug = `${colourSlug(name).replace(/-$/, '')}-${String(number)}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}

/** Normalises a colour in an address for comparison, which ignores letter case. */
export function colourKey(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Returns the colour of a product that an address or a form names, by its slug or its name;
 * undefined for an unknown one.
 */
export function colourNamed<Colour extends Named>(
  colours: readonly Colour[],
  text: string,
): Colour | undefined {
  const slugs = slugsOf(colours);
  const slug = colourSlug(text);
  const key = colourKey(text);
  return (
    colours.find(({ name }) => name === text) ??
    colours.find(({ name }) => colourKey(name) === key) ??
    colours.find(({ name }) => slugs.get(name) === key) ??
    colours.find(({ name }) => slugs.get(name) === slug)
  );
}

/** Whether a text is exactly the name or the slug of a colour, apart from letter case. */
export function isColourOf(colours: readonly Named[], text: string): boolean {
  const key = colourKey(text);
  if (colours.some(({ name }) => colourKey(name) === key)) return true;
  return [...slugsOf(colours).values()].includes(key);
}

export function productLink(urlName: string): string {
  return productUrl(urlName);
}

/** `/product/{urlName}/{colour}`: the product with a preselected colour. */
export function colourLink({ urlName, colours }: Coloured, colour: string): string {
  const slug = slugsOf(colours).get(colour) ?? colourSlug(colour);
  return productUrl(urlName) + encodeURIComponent(slug);
}

export function collectionLink(urlName: string): string {
  return `/collection/${encodeURIComponent(urlName)}/`;
}

/** Web address of the listing of all products, unless a collection of the shop has it. */
export const allProducts = 'all';
export const allProductsLink = collectionLink(allProducts);

export function creatorLink(urlName: string): string {
  return `/creator/${encodeURIComponent(urlName)}/`;
}

export function receiptLink(orderHash: string): string {
  return `/receipt/${encodeURIComponent(orderHash)}`;
}

export function payLink(orderHash: string): string {
  return `/pay/${encodeURIComponent(orderHash)}/`;
}

export function quoteLink(orderHash: string): string {
  return `/advanced-quote/${encodeURIComponent(orderHash)}/`;
}

/** Standard pages of every shop, unless the owner has a page at their address. */
export const contactLink = '/contact/';
export const sizeGuideLink = '/size-guide/';
