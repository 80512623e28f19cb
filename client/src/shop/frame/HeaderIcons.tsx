import type { ShopAccount, ShopFrame } from '@selvedge/shared/storefront/contract';
import { Heart, Search, ShoppingBag } from 'lucide-react';

import styles from './HeaderIcons.module.css';
import type { FrameFragments } from './frame-fragments.js';
import { useBasketCount } from '../../lib/basket-count.js';
import { classesOf } from '../../lib/class-names.js';
import { useFavouriteCount } from '../../lib/favourites.js';

const css = classesOf(styles);
/** Largest number that fits into a badge. */
const maxShown = 99;

interface CountedProps {
  readonly href: string;
  readonly name: string;
  readonly count: number;
  readonly Icon: typeof ShoppingBag;
}

/** Icon with a count badge. */
function Counted({ href, name, count, Icon }: CountedProps) {
  const countLabel = count === 0 ? 'empty' : `${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <a className={css('icon', name)} href={href} aria-label={`${name}, ${countLabel}`}>
      <Icon aria-hidden />
      {count > 0 && (
        <span className={css('badge')}>{count > maxShown ? `${maxShown}+` : count}</span>
      )}
    </a>
  );
}

interface HeaderIconsProps {
  readonly frame: ShopFrame;
  readonly basketQuantity: number;
  readonly account: ShopAccount | undefined;
  readonly fragments: Pick<FrameFragments, 'AccountMenu' | 'CurrencyMenu'>;
}

/** Icons of the header (LAY-024 to LAY-027). */
export function HeaderIcons({ frame, basketQuantity, account, fragments }: HeaderIconsProps) {
  const { AccountMenu, CurrencyMenu } = fragments;
  const favourites = useFavouriteCount();
  const basket = useBasketCount(basketQuantity);
  return (
    <div className={css('icons')}>
      {frame.currencies !== null && <CurrencyMenu {...frame.currencies} />}
      <a
        className={css('icon', 'search', frame.layout.searchBar && 'smallOnly')}
        href="/search/"
        aria-label="Search"
      >
        <Search aria-hidden />
      </a>
      <AccountMenu account={account} />
      {favourites > 0 && (
        <Counted href="/favourites/" name="Favourites" count={favourites} Icon={Heart} />
      )}
      <Counted href="/basket/" name="Basket" count={basket} Icon={ShoppingBag} />
    </div>
  );
}
