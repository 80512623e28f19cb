import type { ProductOrder } from '@selvedge/shared/catalogue/listing/grid';
import { GENDER_NAMES, typeName, type Gender } from '@selvedge/shared/catalogue/contract';
import { exchanged } from '@selvedge/shared/exchange';
import { formatMoney } from '@selvedge/shared/money';
import type { PriceBand } from '@selvedge/shared/catalogue/listing/price-bands';
import type { Listing, ListingChoice } from '@selvedge/shared/catalogue/listing/listing';

const SORTS: Readonly<Record<ProductOrder, string>> = {
  bestsellerOrder: 'Bestsellers',
  'new-in': 'New in',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
};

type Option = readonly [value: string, text: string];

/** A select field of the filters. */
export interface PillOptions {
  readonly name: keyof ListingChoice;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

const PRICES: Readonly<Record<PriceBand, readonly [from: number, below: number]>> = {
  '0-1500': [0, 1500],
  '1500-2500': [1500, 2500],
  '2500-4000': [2500, 4000],
  '4000-': [4000, 0],
};

/**
 * Formats a price band as "£15–£25". Bands are defined in the shop's currency and shown in the
 * visitor's.
 */
function priceLabel(price: PriceBand, { own, shown: currency }: Listing['currencies']): string {
  const [from, below] = PRICES[price];
  const money = (limit: number): string => {
    const amount = exchanged({ amount: limit, currency: own }, currency);
    return formatMoney({ amount, currency }).replace(/[.,]00(?!\d)/, '');
  };
  if (from === 0) return `Under ${money(below)}`;
  return below === 0 ? `${money(from)} and over` : `${money(from)} – ${money(below)}`;
}

type Facet = 'gender' | 'colour' | 'size' | 'type' | 'price';

interface FacetPill {
  readonly name: Facet;
  readonly label: string;
  readonly any: string;
  readonly text: (value: string, listing: Listing) => string;
}

const same = (value: string): string => value;
const FACETS: readonly FacetPill[] = [
  // Filter values are keys of these records.
  { name: 'gender', label: 'Fit', any: 'All fits', text: (one) => GENDER_NAMES[one as Gender] },
  { name: 'colour', label: 'Colour', any: 'All colours', text: same },
  { name: 'size', label: 'Size', any: 'All sizes', text: same },
  { name: 'type', label: 'Type', any: 'All types', text: typeName },
  {
    name: 'price',
    label: 'Price',
    any: 'All prices',
    // See above.
    text: (one, { currencies }) => priceLabel(one as PriceBand, currencies),
  },
];

/** Values of a facet, with counts in a search, otherwise by name. */
function valuesOf(
  { offer, facets, atLeast }: Listing,
  name: Facet,
): readonly (readonly [string, string])[] {
  const more = atLeast === true ? '+' : '';
  if (facets !== undefined)
    return facets[name].map(({ value, count }) => [value, ` (${count}${more})`]);
  const names = { gender: offer.genders, colour: offer.colours, size: offer.sizes };
  return name === 'type' || name === 'price' ? [] : names[name].map((one) => [one, '']);
}

/** Options of a filter. The selected one stays listed even if it no longer matches any product. */
function pillOf(listing: Listing, { name, label, any, text }: FacetPill): PillOptions {
  const chosen = listing.choice[name] ?? null;
  const values = valuesOf(listing, name);
  const isOffered = chosen === null || values.some(([value]) => value === chosen);
  const shown = isOffered ? values : [...values, [chosen, ''] as const];
  const options = shown.map(([value, count]): Option => [value, text(value, listing) + count]);
  return { name, label, value: chosen ?? '', options: [['', any], ...options] };
}

/** Filters and sorting of a listing. */
export function pillsOf(listing: Listing): readonly PillOptions[] {
  const { choice } = listing;
  const isSearch = choice.q !== undefined;
  const sorts = isSearch ? { ...SORTS, bestsellerOrder: 'Best match' } : SORTS;
  return [
    ...FACETS.map((facet) => pillOf(listing, facet)),
    { name: 'sort', label: 'Sort by', value: choice.sort, options: Object.entries(sorts) },
  ];
}

/** A selected filter. */
export interface ChosenFilter {
  readonly name: Facet;
  readonly text: string;
  /** The choice without it. */
  readonly without: ListingChoice;
}

export function chosenIn(listing: Listing): readonly ChosenFilter[] {
  const { choice } = listing;
  return FACETS.flatMap(({ name, text }) => {
    const value = choice[name] ?? null;
    if (value === null) return [];
    return [{ name, text: text(value, listing), without: { ...choice, [name]: null } }];
  });
}
