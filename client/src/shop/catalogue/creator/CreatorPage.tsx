import { profilesOf } from '@selvedge/shared/catalogue/social-networks';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import styles from './CreatorPage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { ListingGrid } from '../../../ui/shop/ListingGrid.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);
const home = { text: 'Home', href: '/' };

type Creator = ScreenOf<'creator'>['creator'];

function linksOf({ website, handles }: Creator): readonly { text: string; href: string }[] {
  const networks = profilesOf(handles).map(({ name, href }) => ({ text: name, href }));
  // The text is free input; only web addresses become links.
  const isWeb = website !== null && /^https?:\/\//i.test(website);
  return [...(isWeb ? [{ text: 'Website', href: website }] : []), ...networks];
}

function Links({ creator }: { readonly creator: Creator }) {
  const links = linksOf(creator);
  if (links.length === 0) return null;
  return (
    <ul className={css('links')} aria-label={`${creator.name} elsewhere`}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} rel="noopener nofollow">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Creator with their products (CAT-027). */
export function CreatorPage({ screen: { creator, listing } }: ScreenProps<'creator'>) {
  const { name, avatar, bio } = creator;
  return (
    <>
      <header className={css('banner')}>
        <div className={`${layout('container')} ${css('inside')}`}>
          <Breadcrumbs trail={[home]} here={name} />
          {avatar !== null && (
            <div className={css('avatar')}>
              <Picture image={{ original: avatar, altText: '' }} sizes="160px" eager />
            </div>
          )}
          <div className={css('words')}>
            <h1 dir="auto">{name}</h1>
            {bio !== '' && <p className={css('bio')}>{bio}</p>}
            <Links creator={creator} />
          </div>
        </div>
      </header>
      <section className={`${layout('container')} ${css('products')}`} aria-labelledby="products">
        <h2 id="products">{`Designed by ${name}`}</h2>
        <ListingGrid listing={listing} />
      </section>
    </>
  );
}
