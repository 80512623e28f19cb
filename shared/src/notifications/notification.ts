import type { Json } from '../catalogue/contract.js';

/** NTF-001: among what is listed in the bar, or over the screen until it is dismissed. */
export type NotificationPosition = 'header' | 'top-right';

/** NTF-002: a card with its picture above, one with it at its side, and words alone. */
export type NotificationTemplate = 'Shove' | 'Bag' | 'Simple';

/** NTF-004: what dismissing does; it is removed, or moved to a position. */
export type DismissAction = 'remove' | NotificationPosition;

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
