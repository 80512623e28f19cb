import type { Json } from '../catalogue/contract.js';

/** In the header list, or over the screen until dismissed. */
export const NOTIFICATION_POSITIONS = ['header', 'top-right'] as const;
export type NotificationPosition = (typeof NOTIFICATION_POSITIONS)[number];

/** Card with the image on top, card with the image at its side, and text only. */
export const NOTIFICATION_TEMPLATES = ['Shove', 'Bag', 'Simple'] as const;
export type NotificationTemplate = (typeof NOTIFICATION_TEMPLATES)[number];

/** Effect of dismissing: remove the notification or move it to a position. */
export const DISMISS_ACTIONS = ['remove', ...NOTIFICATION_POSITIONS] as const;
export type DismissAction = (typeof DISMISS_ACTIONS)[number];

/** Handlers that an address in braces can name. */
export const NOTIFICATION_HANDLERS = [
  'order',
  'orders',
  'page',
  'pages',
  'products',
  'team',
] as const;
export type NotificationHandler = (typeof NOTIFICATION_HANDLERS)[number];

/** Effect of following an address. */
export type NotificationHref =
  /** Posts the notification's data to the address. */
  | { readonly kind: 'post'; readonly address: string }
  | { readonly kind: 'handler'; readonly handler: NotificationHandler }
  /** Navigates to a path of the same host. */
  | { readonly kind: 'link'; readonly path: string };

/** Address of any host; whether the host may be requested is checked by the server. */
const webAddress = /^https?:\/\/[^\s/?#:@<>"\\]+(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/i;

/** Parses an address; undefined if it is invalid. */
export function hrefOf(text: string): NotificationHref | undefined {
  const named = /^\{(.+)\}$/.exec(text)?.[1];
  const handler = NOTIFICATION_HANDLERS.find((one) => one === named);
  if (handler !== undefined) return { kind: 'handler', handler };
  if (/^\/(?![/\\])/.test(text)) return { kind: 'link', path: text };
  return webAddress.test(text) ? { kind: 'post', address: text } : undefined;
}

/** Action for a recipient. */
export interface NotificationActionContent {
  readonly text: string;
  readonly href: string | null;
  readonly primary: boolean;
  /** Whether the action is available only to stores with Pro. */
  readonly forcePro: boolean;
}

/** Input field; its value is posted with the data. */
export interface NotificationFormContent {
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly actions: readonly NotificationActionContent[];
}

/** Text and actions of a notification. */
export interface NotificationContent {
  readonly title: string;
  readonly body: string;
  readonly image: string | null;
  /** Link of the notification itself. */
  readonly href: string | null;
  readonly data: Readonly<Record<string, Json>>;
  readonly form: NotificationFormContent | null;
  readonly actions: readonly NotificationActionContent[];
  readonly footerAction: NotificationActionContent | null;
}

/**
 * Returns the action at a position such as `actions.0`, `form.1` or `footer`; undefined if there is
 * none.
 */
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

/** Validates a map of names to texts, as used for data and form values. */
export function isNamedTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= maxNames && entries.every(isNamedText);
}

function isNamedText([name, text]: readonly [string, unknown]): boolean {
  return /^[A-Za-z][\w-]{0,39}$/.test(name) && typeof text === 'string' && text.length <= maxText;
}

/** Display settings, and the effect on others with the same tag. */
export interface NotificationManner {
  readonly position: NotificationPosition;
  readonly template: NotificationTemplate;
  readonly dismissAction: DismissAction;
  /** Notifications with the same tag concern the same subject. */
  readonly tag: string | null;
  /** Removes earlier notifications with the tag. */
  readonly replacePrevious: boolean;
  /** Removes earlier notifications with the tag and takes over their data. */
  readonly mergable: boolean;
}

/**
 * Target position after dismissal; undefined removes it. Without a link, the header is the only
 * target.
 */
export function dismissedTo(of: {
  readonly position: NotificationPosition;
  readonly dismissAction: DismissAction;
  readonly leads: boolean;
}): NotificationPosition | undefined {
  if (of.dismissAction === 'remove') return undefined;
  const to = of.leads ? of.dismissAction : 'header';
  return to === of.position ? undefined : to;
}

/** When the notification was seen and whether it is visible yet, in ISO 8601. */
export interface NotificationTimes {
  readonly createdAt: string;
  readonly scheduledAt: string | null;
  readonly openedAt: string | null;
  readonly deletedAt: string | null;
}

/** Prefixes a window title with the number of unread notifications in brackets. */
export function titleWith(title: string, unread: number): string {
  return unread > 0 ? `(${String(unread)}) ${title}` : title;
}
