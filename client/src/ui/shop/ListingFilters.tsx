import type { Gender } from '@selvedge/shared/catalogue/contract';
import type { ProductOrder } from '@selvedge/shared/catalogue/grid';
import {
  choiceIn,
  everything,
  isNarrowed,
  listingLink,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/storefront/listing';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';

import { buttonClass } from './button.js';
import { layout } from './layout.js';
import styles from './ListingFilters.module.css';
import { classesOf } from '../../lib/class-names.js';
import { isPlainClick } from '../../lib/plain-click.js';

const css = classesOf(styles);

const GENDERS: Readonly<Record<Gender, string>> = {
  unisex: 'Unisex',
  mens: 'Men’s',
  womens: 'Women’s',
  kids: 'Kids',
};
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

function same(name: string): Option {
  return [name, name];
}

/** What is offered; what is chosen stays on offer, should nothing come in it any more. */
function pillsOf({ offer, choice }: Listing): readonly Omit<PillProps, 'onChange'>[] {
  const withChosen = <Name extends string>(names: readonly Name[], chosen: Name | null) =>
    chosen === null || names.includes(chosen) ? names : [...names, chosen];
  const genders = withChosen(offer.genders, choice.gender);
  return [
    {
      name: 'gender',
      label: 'Fit',
      value: choice.gender ?? '',
      options: [['', 'All fits'], ...genders.map((one): Option => [one, GENDERS[one]])],
    },
    {
      name: 'colour',
      label: 'Colour',
      value: choice.colour ?? '',
      options: [['', 'All colours'], ...withChosen(offer.colours, choice.colour).map(same)],
    },
    {
      name: 'size',
      label: 'Size',
      value: choice.size ?? '',
      options: [['', 'All sizes'], ...withChosen(offer.sizes, choice.size).map(same)],
    },
    { name: 'sort', label: 'Sort by', value: choice.sort, options: Object.entries(SORTS) },
  ];
}

interface FiltersProps {
  readonly listing: Listing;
  readonly busy: boolean;
  readonly onChoose: (choice: ListingChoice) => void;
}

const never = () => () => undefined;

/** False on the server and until the page's program has taken over. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function ClearLink({ listing: { path, choice }, onChoose }: FiltersProps) {
  if (!isNarrowed(choice)) return null;
  const kept = { ...everything, sort: choice.sort };
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(kept);
  };
  return (
    <a className={css('clear')} href={listingLink(path, kept)} onClick={clear}>
      <X size={18} aria-hidden />
      Clear filters
    </a>
  );
}

/** CAT-026: a plain form; its button goes as soon as a choice takes effect by itself. */
export function ListingFilters(props: FiltersProps) {
  const { listing, busy, onChoose } = props;
  const takenOver = useTakenOver();
  const ref = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (ref.current === null) return;
    const choice = choiceIn(Object.fromEntries(new FormData(ref.current)));
    if (listingLink('', choice) !== listingLink('', listing.choice)) onChoose(choice);
  };
  // What was chosen before this program ran, or what the browser put back into the fields.
  const first = useRef(choose);
  useEffect(() => first.current(), []);
  return (
    <form
      className={css('filters')}
      action={listing.path}
      aria-label="Filters"
      aria-busy={busy}
      ref={ref}
    >
      <div className={css('pills')}>
        {pillsOf(listing)
          .filter(({ options }) => options.length > 2)
          .map((pill) => (
            <Pill key={pill.name} {...pill} onChange={choose} />
          ))}
        {!takenOver && <button className={buttonClass('secondary')}>Apply</button>}
        <ClearLink {...props} />
      </div>
    </form>
  );
}
