import type { Viewer } from '../blocks/viewers.js';
import type { PageError } from '../pages/page-error.js';
import type { LayoutOptions } from '../themes/layout-options.js';
import type { ProductOptions } from '../themes/product-options.js';
import type { EditorModule, OperatorMode, PageMode } from './modes.js';

/** The version of the connect protocol that we speak. */
export const connectProtocol = 1;

/** The query of a page's address in a frame that names the session of its editor. */
export const connectQuery = 'connect';

/** In pixels of CSS, from the upper left corner of the page in the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a block of the live page is shown, by its uuid. */
export interface BlockRect {
  readonly id: string;
  readonly rect: Rect;
}

/** How far the page in the frame is scrolled, and what of it is seen. */
export interface FrameView {
  readonly scrollX: number;
  readonly scrollY: number;
  readonly width: number;
  readonly height: number;
  /** Of the whole page. */
  readonly pageHeight: number;
}

type Nothing = Readonly<Record<string, never>>;

/** What both ends tell. */
interface CommonEvents {
  /** The session's time began anew: ISO 8601, when it is to be renewed again. */
  readonly 'session:renewed': { readonly renewBefore: string };
  readonly 'session:revoked': Nothing;
  /** Whoever says it goes. */
  readonly bye: Nothing;
}

/** What the one who edits tells the page. */
export interface HostEvents extends CommonEvents {
  /** To another page of the shop: its path. */
  readonly 'page:navigate': { readonly url: string };
  readonly 'mode:set': { readonly mode: PageMode };
  readonly 'operator:set': { readonly operator: OperatorMode };
  /** A theme to try; null for the shop's own. */
  readonly 'theme:preview': {
    readonly css: string;
    readonly layout: LayoutOptions;
    readonly product: ProductOptions;
  } | null;
  /** Blocks by their uuids; null for none. */
  readonly select: { readonly id: string | null };
  readonly hover: { readonly id: string | null };
  readonly scrollTo: { readonly id: string };
  readonly scrollBy: { readonly x: number; readonly y: number };
  /** The words of a property are written in place: the page leaves them alone until the next. */
  readonly 'text:edit': { readonly id: string; readonly property: string } | null;
  /** As whom the page is looked at; null: with all that its makers see. */
  readonly 'viewer:set': { readonly viewer: Viewer | null };
  /** Whether the page draws what is hovered and selected. */
  readonly 'overlay:toggle': { readonly isOn: boolean };
  readonly ping: Nothing;
}

/** What the one who edits asks the page, and what it answers. */
export interface HostRequests {
  /** Which blocks are at a point of the page, the innermost first. */
  readonly hitTest: {
    readonly asked: { readonly x: number; readonly y: number };
    readonly answer: { readonly ids: readonly string[] };
  };
  /** Where a block is; null for one that is not shown. */
  readonly measure: {
    readonly asked: { readonly id: string };
    readonly answer: { readonly rect: Rect | null };
  };
  /** What a theme of the shop can say, with what it says on the page now. */
  readonly 'theme:properties': {
    readonly asked: Nothing;
    readonly answer: { readonly properties: readonly ThemeProperty[] };
  };
  /**
   * Values to try on top of the shop's theme, key by key; null for the shop's own again. Answered with
   * what is wrong, by key: nothing of it is shown then.
   */
  readonly 'theme:preview': {
    readonly asked: { readonly values: Readonly<Record<string, string>> | null };
    readonly answer: { readonly problems: Readonly<Record<string, string>> };
  };
}

/** One of a theme's properties. */
export interface ThemeProperty {
  /** `primary.color`. */
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** `colour`, `font`, `length`, `flag` (`0` or `1`), `choice`, … */
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly value: string;
}

/** What the page tells the one who edits. */
export interface FrameEvents extends CommonEvents {
  readonly 'page:loaded': { readonly url: string; readonly title: string };
  /** The page could not be shown: the status of the answer, and what is said of it. */
  readonly 'page:error': PageError;
  readonly selected: { readonly id: string | null };
  readonly hovered: { readonly id: string | null };
  /** All that is shown, in the order in which it stands on the page, parents before what is in them. */
  readonly rects: { readonly rects: readonly BlockRect[]; readonly view: FrameView };
  readonly scrolled: { readonly view: FrameView };
  /** Somebody wants to write the words of a property. */
  readonly 'text:edit-start': {
    readonly id: string;
    readonly property: string;
    readonly rect: Rect;
  };
  /** A link that the page did not follow. */
  readonly 'link:clicked': { readonly href: string };
  /** A path of the shop that the page would not go to. */
  readonly 'route:blocked': { readonly url: string };
  readonly pong: Nothing;
}

interface Enveloped {
  readonly ns: 'connect';
  readonly v: typeof connectProtocol;
  readonly name: string;
}

/** A message by the port: something that is told, asked, or answered to what was asked with the same id. */
export type Envelope = Enveloped &
  (
    | { readonly kind: 'evt'; readonly data: unknown }
    | { readonly kind: 'req'; readonly id: number; readonly data: unknown }
    | { readonly kind: 'res'; readonly id: number; readonly data: unknown }
    | { readonly kind: 'res'; readonly id: number; readonly error: RequestError }
  );

/** Why a request failed. */
export interface RequestError {
  readonly code: string;
  readonly message: string;
}

/** Frame → host, again and again until somebody accepts. */
export interface Hello {
  readonly kind: 'connect:hello';
  /** The session, where the host is of another origin. */
  readonly sid?: string;
  readonly protocol: readonly number[];
  readonly nonceF: string;
}

/** Host → frame. */
export interface Accept {
  readonly kind: 'connect:accept';
  readonly sid?: string;
  readonly protocol: number;
  readonly nonceF: string;
  readonly nonceH: string;
  /** The page that is edited. */
  readonly pageId: number;
  /** Left out by the dashboard, whose own editor knows them all. */
  readonly module?: EditorModule;
  readonly operator?: OperatorMode;
}

/** Frame → host, with the port by which all else goes. */
export interface Ready {
  readonly kind: 'connect:ready';
  readonly sid?: string;
  readonly nonceH: string;
  readonly pageId?: number;
  readonly mode: 'preview';
  /** What the page can do besides following its live document: names of messages. */
  readonly capabilities: readonly string[];
}

type Message = Hello | Accept | Ready;

interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
}

/** The message of that kind, where one came from that origin; undefined for all else that windows say. */
export function messageIn<Kind extends Message['kind']>(
  { data, origin }: ReceivedMessage,
  kind: Kind,
  from: string,
): Extract<Message, { kind: Kind }> | undefined {
  if (origin !== from || typeof data !== 'object' || data === null) return undefined;
  // A program at that origin was let in for speaking this protocol.
  return 'kind' in data && data.kind === kind
    ? (data as Extract<Message, { kind: Kind }>)
    : undefined;
}
