import { AccountMenu } from './AccountMenu.js';
import { CurrencyMenu } from './CurrencyMenu.js';
import { Footer } from './Footer.js';
import { Panel } from './Panel.js';
import type { FrameParts } from './parts.js';
import { Sidebar } from './Sidebar.js';

/** The parts as they are drawn: by the server, and in a theme's preview, where they may change. */
export const DRAWN_PARTS: FrameParts = { AccountMenu, CurrencyMenu, Footer, Panel, Sidebar };
