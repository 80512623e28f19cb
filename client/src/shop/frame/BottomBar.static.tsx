import type { PagePayload } from '@selvedge/shared/storefront/contract';
import { Heart, House, Menu, Search, ShoppingBag } from 'lucide-react';

import styles from './BottomBar.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** A place that the bar leads to. */
interface PlaceProps {
  readonly href: string;
  readonly name: string;
  readonly Icon: typeof House;
  /** Whether it is the page that the bar stands on. */
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

/** LAY-010: the same menu as in the header, where the thumb is. */
function MenuButton() {
  return (
    <li>
      <button type="button" className={css('place')} popoverTarget="sidebar">
        <Menu size={22} aria-hidden />
        Menu
      </button>
    </li>
  );
}

type BarPayload = Pick<PagePayload, 'screen' | 'favourites'>;

/** What the bar tells of a page: the place that it stands on, and whether the shop keeps favourites. */
export function barOf({ screen, favourites }: BarPayload) {
  const isHome = screen.name === 'home' || (screen.name === 'page' && screen.page.url === '/');
  return { place: isHome ? 'home' : screen.name, hasFavourites: favourites !== undefined };
}

/**
 * LAY-005, LAY-019: at the foot of small windows, with the room that it takes from the page. It counts
 * nothing: but for the place that it stands on it is the same on every page and for everybody.
 */
export function BottomBar({ payload }: { readonly payload: BarPayload }) {
  const { place, hasFavourites } = barOf(payload);
  return (
    <div className={css('room')}>
      <nav className={css('bar')} aria-label="Bottom bar">
        <ul className={css('places')}>
          <Place href="/" name="Home" Icon={House} isHere={place === 'home'} />
          <MenuButton />
          <Place href="/search/" name="Search" Icon={Search} isHere={place === 'search'} />
          {hasFavourites && (
            <Place
              href="/favourites/"
              name="Favourites"
              Icon={Heart}
              isHere={place === 'favourites'}
            />
          )}
          <Place href="/basket/" name="Basket" Icon={ShoppingBag} />
        </ul>
      </nav>
    </div>
  );
}
