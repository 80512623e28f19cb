import { AccountMenu } from './AccountMenu.static.js';
import { Announcements } from './announcements/Announcements.static.js';
import { CurrencyMenu } from './CurrencyMenu.static.js';
import { EditBar } from './EditBar.static.js';
import { Footer } from './Footer.static.js';
import { Panel } from './Panel.static.js';
import type { FrameFragments } from './frame-fragments.js';
import { Sidebar } from './Sidebar.static.js';

/** The parts as they are rendered: by the server, and in a theme's preview, where they may change. */
export const STATIC_FRAGMENTS: FrameFragments = {
  AccountMenu,
  Announcements,
  CurrencyMenu,
  EditBar,
  Footer,
  Panel,
  Sidebar,
};
