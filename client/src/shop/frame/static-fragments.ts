import { AccountMenu } from './AccountMenu.static.js';
import { Announcements } from './announcements/Announcements.static.js';
import { CurrencyMenu } from './CurrencyMenu.static.js';
import { EditBar } from './EditBar.static.js';
import { Footer } from './Footer.static.js';
import { Panel } from './menu/Panel.static.js';
import type { FrameFragments } from './frame-fragments.js';
import { Sidebar } from './Sidebar.static.js';

/**
 * Rendered versions of the fragments: for the server, and for a theme preview, where they may
 * change.
 */
export const STATIC_FRAGMENTS: FrameFragments = {
  AccountMenu,
  Announcements,
  CurrencyMenu,
  EditBar,
  Footer,
  Panel,
  Sidebar,
};
