import type { ShopAccount, ShopFrame } from '@selvedge/shared/storefront/contract';
import type { Layout } from '@selvedge/shared/storefront/layouts';

import styles from './Header.module.css';
import { HeaderIcons } from './HeaderIcons.js';
import { MainMenu } from './menu/MainMenu.js';
import type { FrameFragments } from './frame-fragments.js';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { SearchForm } from '../../ui/shop/common/SearchForm.js';

const css = classesOf(styles);

export function SkipLink() {
  return (
    <a className={css('skip')} href="#content">
      Skip to content
    </a>
  );
}

/** Names of at least this length are set smaller, on up to two lines. */
const longName = 13;

/** Logo image, or the shop's name (LAY-022). */
function Logo({ name, logo }: Pick<ShopFrame, 'name' | 'logo'>) {
  return (
    <a className={css('logo', name.length >= longName && 'long')} href="/">
      {logo === null ? (
        <span dir="auto">{name}</span>
      ) : (
        <img src={logo} alt={name} width={160} height={40} />
      )}
    </a>
  );
}

interface HeaderProps {
  readonly frame: ShopFrame;
  readonly sidebar: Layout['sidebar'];
  readonly basketQuantity: number;
  readonly account: ShopAccount | undefined;
  readonly fragments: FrameFragments;
}

/** Sidebar button, logo, main menu and icons (LAY-006, LAY-021). */
export function Header({ frame, sidebar, basketQuantity, account, fragments }: HeaderProps) {
  const { headerLayout, searchBar } = frame.layout;
  const { Panel, Sidebar } = fragments;
  return (
    <header className={css('header')}>
      <div
        className={`${layout('container')} ${css('bar', headerLayout, searchBar && 'searching')}`}
      >
        {sidebar !== null && <Sidebar frame={frame} account={account} />}
        <Logo {...frame} />
        <MainMenu frame={frame} Panel={Panel} />
        {searchBar && (
          <div className={css('search')}>
            <SearchForm id="header-search" />
          </div>
        )}
        <HeaderIcons
          frame={frame}
          basketQuantity={basketQuantity}
          account={account}
          fragments={fragments}
        />
      </div>
    </header>
  );
}

/** Header with only the logo, used during checkout (LAY-004). */
export function LogoHeader({ frame }: Pick<HeaderProps, 'frame'>) {
  return (
    <header className={css('header', 'still')}>
      <div className={`${layout('container')} ${css('plain', frame.layout.headerLayout)}`}>
        <Logo {...frame} />
      </div>
    </header>
  );
}
