import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { Menu, ShoppingBag, X } from 'lucide-react';

import styles from './Header.module.css';
import { useBasketCount } from '../../lib/basket-count.js';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/layout.js';

const css = classesOf(styles);

export function SkipLink() {
  return (
    <a className={css('skip')} href="#content">
      Skip to content
    </a>
  );
}

/** LAY-047: the sitewide banner, on one line. */
export function Announcement({ sitewideBanner }: Pick<ShopFrame, 'sitewideBanner'>) {
  if (sitewideBanner?.enabled !== true) return null;
  const { text, href } = sitewideBanner;
  return (
    <aside className={css('announcement')} aria-label="Announcement">
      {href === '' ? <p>{text}</p> : <a href={href}>{text}</a>}
    </aside>
  );
}

function Logo({ name, logo }: Pick<ShopFrame, 'name' | 'logo'>) {
  return (
    <a className={css('logo')} href="/">
      {logo === null ? name : <img src={logo} alt={name} width={160} height={40} />}
    </a>
  );
}

function MenuLinks({ mainMenu }: Pick<ShopFrame, 'mainMenu'>) {
  return (
    <ul>
      {mainMenu.map(({ text, href }) => (
        <li key={`${text} ${href}`}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** LAY-006: the sidebar slides over on small screens; a popover needs no script. */
function Sidebar({ mainMenu }: Pick<ShopFrame, 'mainMenu'>) {
  return (
    <div className={css('start')}>
      <button
        type="button"
        className={css('icon')}
        popoverTarget="sidebar"
        aria-label="Open the menu"
      >
        <Menu aria-hidden />
      </button>
      <div className={css('sidebar')} id="sidebar" popover="auto">
        <button
          type="button"
          className={css('icon', 'close')}
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <X aria-hidden />
        </button>
        <nav aria-label="Menu">
          <MenuLinks mainMenu={mainMenu} />
        </nav>
      </div>
    </div>
  );
}

/** LAY-027: the basket with the number of its pieces. */
function BasketLink({ initial }: { readonly initial: number }) {
  const count = useBasketCount(initial);
  return (
    <a
      className={css('icon', 'end')}
      href="/basket/"
      aria-label={
        count === 0 ? 'Basket, empty' : `Basket, ${count} ${count === 1 ? 'item' : 'items'}`
      }
    >
      <ShoppingBag aria-hidden />
      {count > 0 && <span className={css('badge')}>{count > 99 ? '99+' : count}</span>}
    </a>
  );
}

interface HeaderProps {
  readonly frame: ShopFrame;
  readonly basketQuantity: number;
}

/** LAY-021: logo, main menu, icons. */
export function Header({ frame, basketQuantity }: HeaderProps) {
  return (
    <header className={css('header')}>
      <div className={`${layout('container')} ${css('bar')}`}>
        <Sidebar mainMenu={frame.mainMenu} />
        <Logo {...frame} />
        <nav className={css('menu')} aria-label="Main menu">
          <MenuLinks mainMenu={frame.mainMenu} />
        </nav>
        <BasketLink initial={basketQuantity} />
      </div>
    </header>
  );
}

/** LAY-004: while paying the header is the logo and nothing else. */
export function CartHeader({ frame }: Pick<HeaderProps, 'frame'>) {
  return (
    <header className={css('header', 'still')}>
      <div className={`${layout('container')} ${css('bar', 'plain')}`}>
        <Logo {...frame} />
      </div>
    </header>
  );
}
