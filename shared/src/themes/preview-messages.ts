import type { LayoutOptions } from './layout-options.js';
import type { ProductOptions } from './product-options.js';
import type { ThemePage } from './shown-theme.js';

/** What the theme editor tells the page in its frame: a whole theme, as it is now. */
export interface TriedTheme {
  readonly kind: 'selvedge-tried-theme';
  /** One style sheet: the rules of its fonts and its properties. */
  readonly css: string;
  readonly layout: LayoutOptions;
  readonly product: ProductOptions;
}

/** What the page in the frame tells once it can be told a theme. */
export interface PageShown {
  readonly kind: 'selvedge-page-shown';
  readonly page: ThemePage;
}

interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
}

/** What was sent when it has this kind and comes from the own origin; a page of ours sends it whole. */
function messageOfKind<Message extends { readonly kind: string }>(
  { data, origin }: ReceivedMessage,
  own: string,
  kind: Message['kind'],
): Message | undefined {
  if (origin !== own || typeof data !== 'object' || data === null) return undefined;
  // Of the same origin only the editor and the pages of the shop send this kind.
  return 'kind' in data && data.kind === kind ? (data as Message) : undefined;
}

/** THM-092: the theme in a message to a framed page; undefined for what any other origin sends. */
export function triedThemeIn(message: ReceivedMessage, ownOrigin: string): TriedTheme | undefined {
  return messageOfKind<TriedTheme>(message, ownOrigin, 'selvedge-tried-theme');
}

/** The page in a message to the editor; undefined for what any other origin sends. */
export function pageShownIn(message: ReceivedMessage, ownOrigin: string): PageShown | undefined {
  return messageOfKind<PageShown>(message, ownOrigin, 'selvedge-page-shown');
}
