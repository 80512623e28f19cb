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
import './MenuTile.module.css';
import './Sidebar.module.css';

/** Parts of the frame that a script has nothing to do in: links, and what the browser itself opens. */
export interface FrameFragments {
  readonly AccountMenu: ComponentType<AccountProps>;
  readonly Announcements: ComponentType<{ readonly frame: ShopFrame }>;
  readonly CurrencyMenu: ComponentType<CurrencyChoice>;
  readonly EditBar: ComponentType<{ readonly page: number }>;
  readonly Footer: ComponentType<FooterProps>;
  readonly Sidebar: ComponentType<SidebarProps>;
  readonly Panel: ComponentType<{ readonly frame: ShopFrame; readonly entry: MenuEntry }>;
}

/** Who is signed in; nothing for everybody else. */
export interface AccountProps {
  readonly account: ShopAccount | undefined;
}

export interface SidebarProps extends AccountProps {
  readonly frame: ShopFrame;
}

export interface FooterProps {
  readonly payload: PagePayload;
  /** Of the screen, as it is shown. */
  readonly layout: Layout;
}

/** To React an element whose content is no concern of its own: what the server has drawn stays. */
const still = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** The parts in the browser, which then need not load what draws them. Only good for hydration. */
export const STILL_FRAGMENTS: FrameFragments = {
  AccountMenu: () => <div {...still} />,
  Announcements: () => <div {...still} />,
  CurrencyMenu: () => <details {...still} />,
  EditBar: () => <nav {...still} />,
  Footer: () => <footer {...still} />,
  Sidebar: () => <div {...still} />,
  Panel: () => <div {...still} />,
};
