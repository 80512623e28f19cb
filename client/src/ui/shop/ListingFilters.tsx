import { GENDER_NAMES, type Gender } from '@selvedge/shared/catalogue/contract';
import type { ProductOrder } from '@selvedge/shared/catalogue/cards/grid';
import {
  choiceIn,
  isNarrowed,
  listingLink,
  searchChoiceIn,
  unfiltered,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/storefront/listing';
import { exchanged } from '@selvedge/shared/exchange';
import { formatMoney } from '@selvedge/shared/money';
import type { PriceBand } from '@selvedge/shared/search/price-bands';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';

import { buttonClass } from './common/button.js';
import { layout } from './common/layout.js';
import styles from './ListingFilters.module.css';
import { classesOf } from '../../lib/class-names.js';
import { isPlainClick } from './common/plain-click.js';

const css = classesOf(styles);

const SORTS: Readonly<Record<ProductOrder, string>> = {
  bestsellerOrder: 'Bestsellers',
  'new-in': 'New in',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
};

type Option = readonly [value: string, text: string];

interface PillProps {
  readonly name: keyof ListingChoice;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: () => void;
}

function Pill({ name, label, value, options, onChange }: PillProps) {
  return (
    <label className={css('pill', value !== '' && name !== 'sort' && 'chosen')}>
      <span className={layout('hidden')}>{label}</span>
      <select name={name} value={value} onChange={onChange}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </label>
  );
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

/** Formats "art-print" as "Art print". */
function typeLabel(type: string): string {
  const spaced = type === 't-shirt' ? type : type.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
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
  { name: 'type', label: 'Type', any: 'All types', text: typeLabel },
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
function pillOf(
  listing: Listing,
  { name, label, any, text }: FacetPill,
): Omit<PillProps, 'onChange'> {
  const chosen = listing.choice[name] ?? null;
  const values = valuesOf(listing, name);
  const isOffered = chosen === null || values.some(([value]) => value === chosen);
  const shown = isOffered ? values : [...values, [chosen, ''] as const];
  const options = shown.map(([value, count]): Option => [value, text(value, listing) + count]);
  return { name, label, value: chosen ?? '', options: [['', any], ...options] };
}

function pillsOf(listing: Listing): readonly Omit<PillProps, 'onChange'>[] {
  const { choice } = listing;
  const isSearch = choice.q !== undefined;
  const sorts = isSearch ? { ...SORTS, bestsellerOrder: 'Best match' } : SORTS;
  return [
    ...FACETS.map((facet) => pillOf(listing, facet)),
    { name: 'sort', label: 'Sort by', value: choice.sort, options: Object.entries(sorts) },
  ];
}

interface FiltersProps {
  readonly listing: Listing;
  readonly busy: boolean;
  readonly onChoose: (choice: ListingChoice) => void;
}

function ClearLink({ listing: { path, choice }, onChoose }: FiltersProps) {
  if (!isNarrowed(choice)) return null;
  const cleared = unfiltered(choice);
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(cleared);
  };
  return (
    <a className={css('clear')} href={listingLink(path, cleared)} onClick={clear}>
      <X size={18} aria-hidden />
      Clear filters
    </a>
  );
}

/**
 * Product filters as a plain form (CAT-026). Its button is needed only until the script has loaded
 * or without script.
 */
export function ListingFilters(props: FiltersProps) {
  const { listing, busy, onChoose } = props;
  const ref = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (ref.current === null) return;
    const fields = Object.fromEntries(new FormData(ref.current));
    const choice = listing.choice.q === undefined ? choiceIn(fields) : searchChoiceIn(fields);
    if (listingLink('', choice) !== listingLink('', listing.choice)) onChoose(choice);
  };
  // Values chosen before the script ran, or restored by the browser.
  const first = useRef(choose);
  useEffect(() => {
    ref.current?.setAttribute('data-running', '');
    first.current();
  }, []);
  return (
    <form
      className={css('filters')}
      action={listing.path}
      aria-label="Filters"
      aria-busy={busy}
      ref={ref}
    >
      {listing.choice.q !== undefined && <input type="hidden" name="q" value={listing.choice.q} />}
      <div className={css('pills')}>
        {pillsOf(listing)
          .filter(({ options }) => options.length > 2)
          .map((pill) => (
            <Pill key={pill.name} {...pill} onChange={choose} />
          ))}
        <button className={`${buttonClass('secondary')} ${css('apply')}`}>Apply</button>
        <ClearLink {...props} />
      </div>
    </form>
  );
}
