import type { LayoutName } from '../screens/layout-names.js';

/** Visible regions around a screen, and its width. */
export interface Layout {
  readonly announcement: boolean;
  /** `logo` shows only the logo. */
  readonly header: 'full' | 'logo' | null;
  /** A slide-over on small screens, or a fixed column on large ones. */
  readonly sidebar: 'slide-over' | 'fixed' | null;
  /** Includes the bottom navigation bar. */
  readonly footer: boolean;
  readonly subfooter: boolean;
  /** Content width. `container` is the default width, a number is in pixels. */
  readonly width: 'container' | 'full' | number;
}

/** In pixels (LAY-008, LAY-009). */
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

export const LAYOUTS = {
  tool: { ...bare, header: 'full', sidebar: 'fixed' },
  blank: bare,
  standard: whole,
  studio: { ...whole, subfooter: false, width: wideWidth },
  mail: { ...bare, width: mailWidth },
  cart: { ...bare, header: 'logo', subfooter: true, width: 'container' },
  search: { ...whole, width: wideWidth },
} as const satisfies Readonly<Record<LayoutName, Layout>>;
