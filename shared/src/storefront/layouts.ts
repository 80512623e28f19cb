import type { LayoutName } from './layout-names.js';

/** LAY-003: which regions stand around a screen, and how wide they are. */
export interface Layout {
  readonly announcement: boolean;
  /** `logo` is the logo and nothing else. */
  readonly header: 'full' | 'logo' | null;
  /** a slide-over on small screens, or fixed beside the content on large ones. */
  readonly sidebar: 'slide-over' | 'fixed' | null;
  /** LAY-005: with the bottom navigation bar. */
  readonly footer: boolean;
  readonly subfooter: boolean;
  /** LAY-007: of the content. `container` is the common measure, a number is in pixels. */
  readonly width: 'container' | 'full' | number;
}

/** LAY-008, LAY-009, in pixels. */
const wideWidth = 1800;
const mailWidth = 520;

const whole = {
  announcement: true,
  header: 'full',
  sidebar: 'slide-over',
  footer: true,
  subfooter: true,
  width: 'container',
} as const satisfies Layout;

const bare = {
  announcement: false,
  header: null,
  sidebar: null,
  footer: false,
  subfooter: false,
  width: 'full',
} as const satisfies Layout;

/** LAY-002, LAY-004: by name. */
export const LAYOUTS = {
  tool: { ...bare, header: 'full', sidebar: 'fixed' },
  blank: bare,
  standard: whole,
  studio: { ...whole, subfooter: false, width: wideWidth },
  mail: { ...bare, width: mailWidth },
  cart: { ...bare, header: 'logo', subfooter: true, width: 'container' },
  search: { ...whole, width: wideWidth },
} as const satisfies Readonly<Record<LayoutName, Layout>>;
