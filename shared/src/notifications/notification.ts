import type { Json } from '../catalogue/contract.js';

/** NTF-001: among what is listed in the bar, or over the screen until it is dismissed. */
export const NOTIFICATION_POSITIONS = ['header', 'top-right'] as const;
export type NotificationPosition = (typeof NOTIFICATION_POSITIONS)[number];

/** NTF-002: a card with its picture above, one with it at its side, and words alone. */
export const NOTIFICATION_TEMPLATES = ['Shove', 'Bag', 'Simple'] as const;
export type NotificationTemplate = (typeof NOTIFICATION_TEMPLATES)[number];

/** NTF-004: what dismissing does; it is removed, or moved to a position. */
export const DISMISS_ACTIONS = ['remove', ...NOTIFICATION_POSITIONS] as const;
export type DismissAction = (typeof DISMISS_ACTIONS)[number];

/** NTF-006: what an address in braces runs. */
export const NOTIFICATION_HANDLERS = [
  'order',
  'orders',
  'page',
  'pages',
  'products',
  'team',
] as const;
export type NotificationHandler = (typeof NOTIFICATION_HANDLERS)[number];

/** What an address does when it is pressed. */
export type NotificationHref =
  /** NTF-005: what the notification carries is posted there. */
  | { readonly kind: 'post'; readonly address: string }
  | { readonly kind: 'handler'; readonly handler: NotificationHandler }
  /** An address of the same host, which is gone to. */
  | { readonly kind: 'link'; readonly path: string };

/** Of any host: whether it may be asked is known where it is. */
const webAddress = /^https?:\/\/[^\s/?#:@<>"\\]+(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/i;

/** Undefined for what is none of them. */
export function hrefOf(text: string): NotificationHref | undefined {
  const named = /^\{(.+)\}$/.exec(text)?.[1];
  const handler = NOTIFICATION_HANDLERS.find((one) => one === named);
  if (handler !== undefined) return { kind: 'handler', handler };
  if (/^\/(?![/\\])/.test(text)) return { kind: 'link', path: text };
  return webAddress.test(text) ? { kind: 'post', address: text } : undefined;
}

/** NTF-001: something that a recipient can do. */
export interface NotificationActionContent {
  readonly text: string;
  readonly href: string | null;
  readonly primary: boolean;
  /** NTF-010: only for stores with Pro. */
  readonly forcePro: boolean;
}

/** NTF-001: what a recipient fills in, which is posted beside the data. */
export interface NotificationFormContent {
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly actions: readonly NotificationActionContent[];
}

/** What a notification says, and what can be done about it. */
export interface NotificationContent {
  readonly title: string;
  readonly body: string;
  readonly image: string | null;
  /** What pressing it does. */
  readonly href: string | null;
  readonly data: Readonly<Record<string, Json>>;
  readonly form: NotificationFormContent | null;
  readonly actions: readonly NotificationActionContent[];
  readonly footerAction: NotificationActionContent | null;
}

/** The action of a place such as `actions.0`, `form.1` or `footer`; undefined where there is none. */
export function actionAt(
  { actions, form, footerAction }: NotificationContent,
  place: string,
): NotificationActionContent | undefined {
  if (place === 'footer') return footerAction ?? undefined;
  const [of, index] = place.split('.');
  return (of === 'form' ? form?.actions : actions)?.[Number(index)];
}

const maxNames = 20;
const maxText = 500;

/** Texts by names, as a notification carries them and its form is filled in. */
export function isNamedTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= maxNames && entries.every(isNamedText);
}

function isNamedText([name, text]: readonly [string, unknown]): boolean {
  return /^[A-Za-z][\w-]{0,39}$/.test(name) && typeof text === 'string' && text.length <= maxText;
}

/** How it is shown, and what becomes of others of its tag. */
export interface NotificationManner {
  readonly position: NotificationPosition;
  readonly template: NotificationTemplate;
  readonly dismissAction: DismissAction;
  /** NTF-003: what has the same one is about the same. */
  readonly tag: string | null;
  /** NTF-003: those before it with its tag go. */
  readonly replacePrevious: boolean;
  /** NTF-003: those before it with its tag go, and it takes over what they carried. */
  readonly mergable: boolean;
}

/** NTF-004: where dismissing moves it, undefined where it removes it; NTF-007: to the header alone what leads nowhere. */
export function dismissedTo(of: {
  readonly position: NotificationPosition;
  readonly dismissAction: DismissAction;
  readonly leads: boolean;
}): NotificationPosition | undefined {
  if (of.dismissAction === 'remove') return undefined;
  const to = of.leads ? of.dismissAction : 'header';
  return to === of.position ? undefined : to;
}

/** When somebody saw it, and whether it is there yet; ISO 8601. */
export interface NotificationTimes {
  readonly createdAt: string;
  readonly scheduledAt: string | null;
  readonly openedAt: string | null;
  readonly deletedAt: string | null;
}

/** SEO-003: the unread ones in brackets before what a window is called. */
export function titleWith(title: string, unread: number): string {
  return unread > 0 ? `(${String(unread)}) ${title}` : title;
}
