import type { LayoutName } from '../screens/layout-names.js';

/** Who sees a page. */
export const LOGIN_STATES = ['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const;
export type LoginState = (typeof LOGIN_STATES)[number];

/** Page of a shop, for clients with their own router. */
export interface StorePage {
  /** Null for the default home page. */
  readonly id: number | null;
  readonly uuid: string | null;
  readonly url: string;
  /** Route name. */
  readonly name: string;
  readonly title: string;
  readonly layout: LayoutName;
  /** Required login state; the server enforces it. */
  readonly loginState: LoginState;
  readonly isStorePage: boolean;
  /** Preview image. */
  readonly primaryImage: string | null;
  readonly showOnSitemap: boolean;
  readonly isSearchable: boolean;
  readonly searchIcon: string;
  /** Whether a reload loses no input. */
  readonly allowPwaReload: boolean;
}
