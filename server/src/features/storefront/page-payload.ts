import type { PagePayload, ShopFrame, ShopScreen } from '@selvedge/shared/storefront/contract';
import { imageLink } from '@selvedge/shared/images/image-link';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeChain } from '@selvedge/shared/themes/catalogue';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import { resolveTheme, themeProperties, type ResolvedTheme } from '@selvedge/shared/themes/resolve';

/** One screen, and what the head says about it. */
export interface PageContent {
  readonly screen: ShopScreen;
  readonly title: string;
  readonly description?: string;
  /** The one address of the screen; the home page's own when left out. */
  readonly path?: string;
  /** A path of this host, without query. */
  readonly image?: string;
  /** True for what is one person's alone, or an error. */
  readonly noindex?: boolean;
  /** Tags of what the screen shows beside the shop's settings; without them the page is not kept. */
  readonly madeOf?: readonly string[];
}

/** SEO: engines cut it off about there, in characters. */
const descriptionLength = 160;
const resolved = new Map<string, ResolvedTheme>();

/** Themes are data of the program, so each is resolved once. */
export function themeOf(name: string): ResolvedTheme {
  const known = resolved.get(name);
  if (known !== undefined) return known;
  const theme = resolveTheme(themeChain(name));
  resolved.set(name, theme);
  return theme;
}

function frameOf(store: Store, origin: string): ShopFrame {
  const { name, division, theme, mainMenu, sitewideBanner, logo } = store;
  const resolvedTheme = themeOf(theme);
  return {
    name,
    division,
    theme: { name: theme, css: themeProperties(resolvedTheme) },
    mainMenu,
    sitewideBanner,
    logo,
    origin,
    layout: layoutOptions(resolvedTheme),
    hasPolicies: store.paymentProcessor !== 'direct',
  };
}

/** A shop that is not open to everybody is none for search engines (GRD-004, GRD-005). */
export function isPrivate({ passwordProtected, comingSoon }: Store): boolean {
  return passwordProtected || comingSoon.enabled;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s\S*$/, '')}…`;
}

/** Everything a page is rendered from. `origin` is `https://host` of the request. */
export function payloadOf(
  store: Store,
  origin: string,
  content: PageContent,
  basketQuantity: number | null,
): PagePayload {
  const { screen, title, description = store.name, path = '/', image, noindex = false } = content;
  const picture = image === undefined ? store.ogImage : imageLink(image, { width: 1280 });
  return {
    frame: frameOf(store, origin),
    screen,
    head: {
      title: title === store.name ? title : `${title} – ${store.name}`,
      description: shortened(description),
      canonical: `${origin}${path}`,
      image: picture === null ? null : new URL(picture, origin).href,
      noindex: noindex || isPrivate(store),
    },
    basketQuantity,
  };
}
