import {
  cardsPerPage,
  isNarrowed,
  listingLink,
  loadMoreThreshold,
  unfiltered,
  type Listing,
} from '@selvedge/shared/catalogue/listing/listing';
import { useEffect, useRef } from 'react';

import { buttonClass } from './common/button.js';
import { ListingFilters } from './ListingFilters.js';
import styles from './ListingGrid.module.css';
import { productsLabel } from './common/products-label.js';
import { ProductGrid } from './common/ProductCard.js';
import { useListing } from './useListing.js';
import { classesOf } from '../../lib/class-names.js';
import { isPlainClick } from './common/plain-click.js';

const css = classesOf(styles);
/** Number of images loaded immediately: the first row on a phone and on a desktop screen. */
const eager = 4;

interface MoreLinkProps {
  readonly listing: Listing;
  readonly busy: boolean;
  /** False after an error: the next page then loads only on a click. */
  readonly byItself: boolean;
  readonly onMore: () => void;
}

/** Link to the next page, loaded in place shortly before it scrolls into view (CAT-029). */
function MoreLink({ listing, busy, byItself, onMore }: MoreLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = ref.current;
    if (link === null || busy || !byItself) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: `0px 0px ${loadMoreThreshold}px` },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [busy, byItself, onMore]);
  return (
    <a
      className={buttonClass('secondary')}
      href={listingLink(listing.path, listing.choice, listing.page + 1)}
      ref={ref}
      rel="next"
      aria-busy={busy}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (!busy) onMore();
      }}
    >
      Show more
    </a>
  );
}

function Empty({ listing: { path, choice } }: { readonly listing: Listing }) {
  const all = listingLink(path, unfiltered(choice));
  const narrowed = isNarrowed(choice);
  return (
    <div className={css('empty')}>
      <p>
        {narrowed
          ? 'No products match these filters.'
          : 'No products here yet. Please check back soon.'}
      </p>
      <a className={buttonClass('secondary')} href={narrowed ? all : '/'}>
        {narrowed ? 'Clear filters' : 'Go to the home page'}
      </a>
    </div>
  );
}

/** Link to the pages before the requested one. */
function PreviousLink({ listing, first }: { readonly listing: Listing; readonly first: number }) {
  if (first === 1) return null;
  return (
    <a
      className={buttonClass('text')}
      href={listingLink(listing.path, listing.choice, first - 1)}
      rel="prev"
    >
      {`Previous ${cardsPerPage} products`}
    </a>
  );
}

/** Filters, product grid and pagination (CAT-026). */
export function ListingGrid({ listing: initial }: { readonly listing: Listing }) {
  const { listing, busy, failed, choose, more } = useListing(initial);
  const { products, total, page, pages, offer } = listing;
  const first = page - Math.max(Math.ceil(products.length / cardsPerPage), 1) + 1;
  const filterable = offer.colours.length + offer.sizes.length > 0 || total > 1;
  return (
    <div className={css('listing')}>
      <div className={css('bar')}>
        {filterable && <ListingFilters listing={listing} busy={busy !== null} onChoose={choose} />}
        <h2 className={css('count')}>
          <span role="status">{productsLabel(total)}</span>
        </h2>
      </div>
      {total === 0 && <Empty listing={listing} />}
      <PreviousLink listing={listing} first={first} />
      <div className={css('cards', busy === 'choice' && 'busy')}>
        <ProductGrid products={products} eager={eager} />
      </div>
      {page < pages && (
        <nav className={css('more')} aria-label="Pages">
          <MoreLink listing={listing} busy={busy !== null} byItself={!failed} onMore={more} />
        </nav>
      )}
    </div>
  );
}
