import type { PagePayload } from '@selvedge/shared/storefront/contract';
import { Heart, House, Search, ShoppingBag, UserRound } from 'lucide-react';

import styles from './BottomBar.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface PlaceProps {
  readonly href: string;
  readonly name: string;
  readonly Icon: typeof House;
  /** Whether it links to the current page. */
  readonly isHere?: boolean;
}

function Place({ href, name, Icon, isHere = false }: PlaceProps) {
  return (
    <li>
      <a className={css('place')} href={href} aria-current={isHere ? 'page' : undefined}>
        <Icon size={22} aria-hidden />
        {name}
      </a>
    </li>
  );
}

type BarPayload = Pick<PagePayload, 'screen' | 'favourites'>;

/** State of the bar: current page, and whether the shop has favourites. */
export function barOf({ screen, favourites }: BarPayload) {
  const isHome = screen.name === 'home' || (screen.name === 'page' && screen.page.url === '/');
  const isAccount = /^account(-|$)/.test(screen.name);
  const place = isAccount ? 'account' : screen.name;
  return { place: isHome ? 'home' : place, hasFavourites: favourites !== undefined };
}

/**
 * Navigation bar at the bottom of small windows; it reserves its space on the page (LAY-005,
 * LAY-019). Apart from the current page it is the same everywhere and for everyone: the header's
 * links with counts are laid over its places, so that the counts are live.
 */
export function BottomBar({ payload }: { readonly payload: BarPayload }) {
  const { place, hasFavourites } = barOf(payload);
  return (
    <div className={css('room')}>
      <nav className={css('bar')} data-places={hasFavourites ? 5 : 4} aria-label="Bottom bar">
        <ul className={css('places')}>
          <Place href="/" name="Home" Icon={House} isHere={place === 'home'} />
          <Place href="/search/" name="Search" Icon={Search} isHere={place === 'search'} />
          {hasFavourites && (
            <Place
              href="/favourites/"
              name="Favourites"
              Icon={Heart}
              isHere={place === 'favourites'}
            />
          )}
          <Place href="/account/" name="Account" Icon={UserRound} isHere={place === 'account'} />
          <Place href="/basket/" name="Basket" Icon={ShoppingBag} />
        </ul>
      </nav>
    </div>
  );
}
