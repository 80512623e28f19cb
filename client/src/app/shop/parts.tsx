import type { CurrencyChoice, ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry } from '@selvedge/shared/stores/menu';
import type { ComponentType } from 'react';

import './CurrencyMenu.module.css';
import './Footer.module.css';
import './MenuTile.module.css';
import './Sidebar.module.css';

/** Parts of the frame that a script has nothing to do in: links, and what the browser itself opens. */
export interface FrameParts {
  readonly CurrencyMenu: ComponentType<CurrencyChoice>;
  readonly Footer: ComponentType<FooterProps>;
  readonly Sidebar: ComponentType<{ readonly frame: ShopFrame }>;
  readonly Panel: ComponentType<{ readonly entry: MenuEntry; readonly origin: string }>;
}

export interface FooterProps {
  readonly frame: ShopFrame;
  /** Which of the two regions there is. */
  readonly footer: boolean;
  readonly subfooter: boolean;
}

/** To React an element whose content is no concern of its own: what the server has drawn stays. */
const still = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** The parts in the browser, which then need not load what draws them. Only good for hydration. */
export const STILL_PARTS: FrameParts = {
  CurrencyMenu: () => <details {...still} />,
  Footer: () => <footer {...still} />,
  Sidebar: () => <div {...still} />,
  Panel: () => <div {...still} />,
};
