import type { LayoutOptions } from './layout-options.js';
import type { ProductOptions } from './product-options.js';
import type { ThemePage } from './shown-theme.js';

/** Message of the theme editor to the framed page: the complete previewed theme. */
export interface TriedTheme {
  readonly kind: 'selvedge-tried-theme';
  /** Style sheet with font rules and custom properties. */
  readonly css: string;
  readonly layout: LayoutOptions;
  readonly product: ProductOptions;
}

/** Message of the framed page that it is ready for a theme. */
export interface PageShown {
  readonly kind: 'selvedge-page-shown';
  readonly page: ThemePage;
}

interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
}

/** Returns a message of the kind from the same origin. */
function messageOfKind<Message extends { readonly kind: string }>(
  { data, origin }: ReceivedMessage,
  own: string,
  kind: Message['kind'],
): Message | undefined {
  if (origin !== own || typeof data !== 'object' || data === null) return undefined;
  // On the same origin, only the editor and the shop's pages send this kind.
  return 'kind' in data && data.kind === kind ? (data as Message) : undefined;
}

/** Theme in a message to a framed page; undefined for other messages and origins. */
export function triedThemeIn(message: ReceivedMessage, ownOrigin: string): TriedTheme | undefined {
  return messageOfKind<TriedTheme>(message, ownOrigin, 'selvedge-tried-theme');
}

/** Page in a message to the editor; undefined for other messages and origins. */
export function pageShownIn(message: ReceivedMessage, ownOrigin: string): PageShown | undefined {
  return messageOfKind<PageShown>(message, ownOrigin, 'selvedge-page-shown');
}
