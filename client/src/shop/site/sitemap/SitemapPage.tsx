import type { PlaceName } from '@selvedge/shared/site/sitemap.screen';
import { collectionLink, creatorLink, productLink } from '@selvedge/shared/links/links';
import { POLICY_TITLES } from '@selvedge/shared/site/policy-names';

import styles from './SitemapPage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { productsLabel } from '../../../ui/shop/common/products-label.js';

const css = classesOf(styles);

interface PlacesProps {
  readonly title: string;
  readonly places: readonly PlaceName[];
  readonly link: (urlName: string) => string;
}

function Places({ title, places, link }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section className={css('places')}>
      <h2>{title}</h2>
      <ul>
        {places.map(({ name, urlName }) => (
          <li key={urlName}>
            <a href={link(urlName)} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pagination of the products of a large shop. */
function Steps({ page, pageCount }: Pick<ScreenProps<'sitemap'>['screen'], 'page' | 'pageCount'>) {
  if (pageCount === 1) return null;
  return (
    <nav className={css('steps')} aria-label="Pages of products">
      {page > 1 && (
        <a
          className={buttonClass('secondary')}
          href={page === 2 ? '/sitemap/' : `/sitemap/?page=${String(page - 1)}`}
          rel="prev"
        >
          Previous products
        </a>
      )}
      <span>{`Page ${String(page)} of ${String(pageCount)}`}</span>
      {page < pageCount && (
        <a
          className={buttonClass('secondary')}
          href={`/sitemap/?page=${String(page + 1)}`}
          rel="next"
        >
          Next products
        </a>
      )}
    </nav>
  );
}

/** All pages of the shop by name (RTE-018). */
export function SitemapPage({ frame, screen }: ScreenProps<'sitemap'>) {
  const { pages, collections, products, creators, policies, productCount } = screen;
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here="Sitemap" />
      <div className={css('words')}>
        <h1>Sitemap</h1>
        <p>{`Everything at ${frame.name}: ${productsLabel(productCount)}.`}</p>
      </div>
      <Places
        title="Pages"
        places={pages.map(({ name, url }) => ({ name, urlName: url }))}
        link={(url) => url}
      />
      <Places title="Collections" places={collections} link={collectionLink} />
      <Places title="Products" places={products} link={(urlName) => productLink(urlName)} />
      <Steps {...screen} />
      <Places title="Creators" places={creators} link={creatorLink} />
      <Places
        title="About this shop"
        places={policies.map((policy) => ({ name: POLICY_TITLES[policy], urlName: policy }))}
        link={(policy) => `/${policy}/`}
      />
    </div>
  );
}
