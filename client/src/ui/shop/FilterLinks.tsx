import {
  isNarrowed,
  listingLink,
  unfiltered,
  type Listing,
  type ListingChoice,
} from '@selvedge/shared/catalogue/listing/listing';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { layout } from './common/layout.js';
import { isPlainClick } from './common/plain-click.js';
import { chosenIn } from './listing-facets.js';
import styles from './ListingFilters.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

export interface FilterLinksProps {
  readonly listing: Listing;
  readonly onChoose: (choice: ListingChoice) => void;
}

interface ChoiceLinkProps extends Pick<FilterLinksProps, 'onChoose'> {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly className: string;
  readonly children: ReactNode;
}

/** Link to the listing with another choice, made in place by script. */
function ChoiceLink({ path, choice, onChoose, className, children }: ChoiceLinkProps) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <a className={className} href={listingLink(path, choice)} onClick={choose}>
      {children}
    </a>
  );
}

/** Link that removes all filters. */
export function ClearLink({ listing: { path, choice }, onChoose }: FilterLinksProps) {
  if (!isNarrowed(choice)) return null;
  return (
    <ChoiceLink
      path={path}
      choice={unfiltered(choice)}
      onChoose={onChoose}
      className={css('clear')}
    >
      <X size={18} aria-hidden />
      Clear filters
    </ChoiceLink>
  );
}

/** Selected filters as links that remove them, on phones, where the form is closed. */
export function Chips({ listing, onChoose }: FilterLinksProps) {
  const chosen = chosenIn(listing);
  if (chosen.length === 0) return null;
  return (
    <ul className={css('chips')} aria-label="Selected filters">
      {chosen.map(({ name, text, without }) => (
        <li key={name}>
          <ChoiceLink
            path={listing.path}
            choice={without}
            onChoose={onChoose}
            className={css('chip')}
          >
            <span className={layout('hidden')}>Remove filter </span>
            {text}
            <X size={16} aria-hidden />
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
