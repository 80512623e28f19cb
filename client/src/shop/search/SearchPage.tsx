import { maxQueryLength } from '@selvedge/shared/search/limits';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { isNarrowed, type Listing } from '@selvedge/shared/catalogue/listing/listing';
import { Search } from 'lucide-react';

import { RecentSearches } from './RecentSearches.js';
import styles from './SearchPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { ListingGrid } from '../../ui/shop/ListingGrid.js';
import { Notice } from '../../ui/shop/Notice.js';
import { ProductGrid } from '../../ui/shop/common/ProductCard.js';

const css = classesOf(styles);

type Screen = ScreenOf<'search'>;

function Question({ q }: Pick<Screen, 'q'>) {
  return (
    <form className={css('question')} action="/search/" role="search" aria-label="Products">
      <label className={layout('hidden')} htmlFor="search-q">
        Search for
      </label>
      <input
        id="search-q"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={maxQueryLength}
        placeholder="Hoodies, tees, a retro sun …"
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button className={buttonClass('primary')}>
        <Search size={20} aria-hidden />
        Search
      </button>
    </form>
  );
}

function Nothing({ q }: Pick<Screen, 'q'>) {
  return (
    <div className={css('nothing')} role="status">
      <p>{`We found nothing for “${q}”.`}</p>
      <p className={css('hint')}>Try fewer or more general words, or browse the shop.</p>
      <a className={buttonClass('secondary')} href="/">
        Go to the home page
      </a>
    </div>
  );
}

function Suggestions({ suggestions }: Pick<Screen, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <section className={css('suggestions')} aria-labelledby="suggestions">
      <h2 id="suggestions">Popular right now</h2>
      <ProductGrid products={suggestions} />
    </section>
  );
}

/** Link of a search redirect, for browsers that do not follow it by themselves (RTE-020). */
function Leaving({ redirect }: { readonly redirect: string }) {
  return (
    <p className={css('nothing')}>
      This search leads to another website: <a href={redirect}>{redirect}</a>
    </p>
  );
}

function Found({ listing, q, similar }: Screen & { readonly listing: Listing }) {
  return (
    <>
      {similar && (
        <p className={css('hint')}>{`No exact matches for “${q}”. These products are similar.`}</p>
      )}
      <ListingGrid key={q} listing={listing} />
      <RecentSearches found={q} />
    </>
  );
}

function Results({ screen }: { readonly screen: Screen }) {
  const { q, listing, message, suggestions } = screen;
  if (listing !== null && (listing.total > 0 || isNarrowed(listing.choice))) {
    return <Found {...screen} listing={listing} />;
  }
  return (
    <>
      {message !== null && <Notice kind="bad">{message}</Notice>}
      {listing !== null && <Nothing q={q} />}
      <Suggestions suggestions={suggestions} />
      {/* Known only to the browser; at the bottom, so that they do not move the page. */}
      <RecentSearches found={null} />
    </>
  );
}

/** Search page (RTE-019, CNT-002). */
export function SearchPage({ screen }: ScreenProps<'search'>) {
  const { q, redirect, listing } = screen;
  const title = listing === null ? 'Search' : `Results for “${q}”`;
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <h1>{title}</h1>
      <Question q={q} />
      {redirect === null ? <Results screen={screen} /> : <Leaving redirect={redirect} />}
    </div>
  );
}
