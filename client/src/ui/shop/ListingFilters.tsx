import {
  choiceIn,
  listingLink,
  searchChoiceIn,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/catalogue/listing/listing';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { buttonClass } from './common/button.js';
import { productsLabel } from './common/products-label.js';
import { Chips, ClearLink } from './FilterLinks.js';
import { chosenIn, pillsOf, type PillOptions } from './listing-facets.js';
import styles from './ListingFilters.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);
/** Element id of the form. */
const sheet = 'filters';

interface PillProps extends PillOptions {
  readonly onChange: () => void;
}

function Pill({ name, label, value, options, onChange }: PillProps) {
  return (
    <label className={css('pill', value !== '' && name !== 'sort' && 'chosen')}>
      <span className={css('label')}>{label}</span>
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

interface FiltersProps {
  readonly listing: Listing;
  readonly busy: boolean;
  readonly onChoose: (choice: ListingChoice) => void;
}

/** Closes the sheet, which shows the result of each choice only behind it. */
function CloseButton({ listing: { total } }: Pick<FiltersProps, 'listing'>) {
  return (
    <button
      type="button"
      className={`${buttonClass('primary')} ${css('close')}`}
      popoverTarget={sheet}
      popoverTargetAction="hide"
    >
      {`Show ${productsLabel(total)}`}
    </button>
  );
}

/**
 * Filters as a plain form (CAT-026). Its button is needed only until the script has loaded or
 * without script.
 */
function FilterForm(props: FiltersProps) {
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
      id={sheet}
      popover="auto"
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
        <CloseButton listing={listing} />
      </div>
    </form>
  );
}

/** Product filters; on phones a sheet that a button opens, without script. */
export function ListingFilters(props: FiltersProps) {
  const { length } = chosenIn(props.listing);
  return (
    <>
      <button
        type="button"
        className={`${buttonClass('secondary')} ${css('open')}`}
        popoverTarget={sheet}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {length === 0 ? 'Filter and sort' : `Filter and sort (${length})`}
      </button>
      <FilterForm {...props} />
      <Chips {...props} />
    </>
  );
}
