import type {
  CurrencyChoice,
  PagePayload,
  ShopAccount,
  ShopFrame,
} from '@selvedge/shared/storefront/contract';
import type { Layout } from '@selvedge/shared/storefront/layouts';
import type { MenuEntry } from '@selvedge/shared/stores/menu';
import type { ComponentType } from 'react';

import './announcements/Announcements.module.css';
import './BottomBar.module.css';
import './consent/Consent.module.css';
import './EditBar.module.css';
import './Footer.module.css';
import './welcome/WelcomePopup.module.css';
import './HeaderMenu.module.css';
import './menu/MenuTile.module.css';
import './Sidebar.module.css';

/** Parts of the frame without client-side behaviour. */
export interface FrameFragments {
  readonly AccountMenu: ComponentType<AccountProps>;
  readonly Announcements: ComponentType<{ readonly frame: ShopFrame }>;
  readonly CurrencyMenu: ComponentType<CurrencyChoice>;
  readonly EditBar: ComponentType<{ readonly page: number }>;
  readonly Footer: ComponentType<FooterProps>;
  readonly Sidebar: ComponentType<SidebarProps>;
  readonly Panel: ComponentType<{ readonly frame: ShopFrame; readonly entry: MenuEntry }>;
}

/** Signed-in person; empty for guests. */
export interface AccountProps {
  readonly account: ShopAccount | undefined;
}

export interface SidebarProps extends AccountProps {
  readonly frame: ShopFrame;
}

export interface FooterProps {
  readonly payload: PagePayload;
  /** Effective layout of the screen. */
  readonly layout: Layout;
}

/** Makes React keep the server's markup without comparing it. */
const still = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

const StillPart = () => <div {...still} />;

/** Browser versions of the fragments, which need no rendering code. Only valid for hydration. */
export const STILL_FRAGMENTS: FrameFragments = {
  AccountMenu: StillPart,
  Announcements: StillPart,
  CurrencyMenu: () => <details {...still} />,
  EditBar: () => <nav {...still} />,
  Footer: () => <footer {...still} />,
  Sidebar: StillPart,
  Panel: StillPart,
};
