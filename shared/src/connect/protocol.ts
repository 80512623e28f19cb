import type { Viewer } from '../blocks/viewers.js';
import type { PageError } from '../pages/page-error.js';
import type { LayoutOptions } from '../themes/layout-options.js';
import type { ProductOptions } from '../themes/product-options.js';
import type { EditorModule, OperatorMode, PageMode } from './modes.js';

export const connectProtocol = 1;

/** In CSS pixels, relative to the upper left corner of the framed page. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position of a live block, by uuid. */
export interface BlockRect {
  readonly id: string;
  readonly rect: Rect;
}

/** Scroll position and visible area of the framed page. */
export interface FrameView {
  readonly scrollX: number;
  readonly scrollY: number;
  readonly width: number;
  readonly height: number;
  /** Height of the full page. */
  readonly pageHeight: number;
}

type Nothing = Readonly<Record<string, never>>;

/** Events of both ends. */
interface CommonEvents {
  /** The session was extended; time of the next renewal in ISO 8601. */
  readonly 'session:renewed': { readonly renewBefore: string };
  readonly 'session:revoked': Nothing;
  /** The sender disconnects. */
  readonly bye: Nothing;
}

/** Events from the editor to the page. */
export interface HostEvents extends CommonEvents {
  /** Navigates to another page of the shop, by path. */
  readonly 'page:navigate': { readonly url: string };
  readonly 'mode:set': { readonly mode: PageMode };
  readonly 'operator:set': { readonly operator: OperatorMode };
  /** Previews a theme; null restores the shop's own. */
  readonly 'theme:preview': {
    readonly css: string;
    readonly layout: LayoutOptions;
    readonly product: ProductOptions;
  } | null;
  /** Selects a block by uuid; null for none. */
  readonly select: { readonly id: string | null };
  readonly hover: { readonly id: string | null };
  readonly scrollTo: { readonly id: string };
  readonly scrollBy: { readonly x: number; readonly y: number };
  /** A property is being edited in place; the page does not re-render it until the next event. */
  readonly 'text:edit': { readonly id: string; readonly property: string } | null;
  /** Previews the page as a viewer; null shows everything, as for its editors. */
  readonly 'viewer:set': { readonly viewer: Viewer | null };
  /** Whether the page highlights hovered and selected blocks. */
  readonly 'overlay:toggle': { readonly isOn: boolean };
  readonly ping: Nothing;
}

/** Requests from the editor to the page, with their answers. */
export interface HostRequests {
  /** Blocks at a point of the page, innermost first. */
  readonly hitTest: {
    readonly asked: { readonly x: number; readonly y: number };
    readonly answer: { readonly ids: readonly string[] };
  };
  /** Position of a block; null if it is not rendered. */
  readonly measure: {
    readonly asked: { readonly id: string };
    readonly answer: { readonly rect: Rect | null };
  };
  /** Theme keys with their current values on the page. */
  readonly 'theme:properties': {
    readonly asked: Nothing;
    readonly answer: { readonly properties: readonly ThemeProperty[] };
  };
  /**
   * Previews values on top of the shop's theme, by key; null restores the shop's own. The answer
   * lists errors by key; if there are any, nothing is applied.
   */
  readonly 'theme:preview': {
    readonly asked: { readonly values: Readonly<Record<string, string>> | null };
    readonly answer: { readonly problems: Readonly<Record<string, string>> };
  };
}

export interface ThemeProperty {
  /** For example `primary.color`. */
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** `colour`, `font`, `length`, `flag` (`0` or `1`), `choice`, … */
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly value: string;
}

/** Events from the page to the editor. */
export interface FrameEvents extends CommonEvents {
  readonly 'page:loaded': { readonly url: string; readonly title: string };
  /** The page could not be loaded: HTTP status and message. */
  readonly 'page:error': PageError;
  readonly selected: { readonly id: string | null };
  readonly hovered: { readonly id: string | null };
  /** All rendered blocks in page order, parents before children. */
  readonly rects: { readonly rects: readonly BlockRect[]; readonly view: FrameView };
  readonly scrolled: { readonly view: FrameView };
  /** The visitor starts editing a text property in place. */
  readonly 'text:edit-start': {
    readonly id: string;
    readonly property: string;
    readonly rect: Rect;
  };
  /** A link was clicked, but the page did not follow it. */
  readonly 'link:clicked': { readonly href: string };
  /** A path of the shop that the page refused to open. */
  readonly 'route:blocked': { readonly url: string };
  readonly pong: Nothing;
}

interface Enveloped {
  readonly ns: 'connect';
  readonly v: typeof connectProtocol;
  readonly name: string;
}

/** Message on the port: event, request, or answer with the id of its request. */
export type Envelope = Enveloped &
  (
    | { readonly kind: 'evt'; readonly data: unknown }
    | { readonly kind: 'req'; readonly id: number; readonly data: unknown }
    | { readonly kind: 'res'; readonly id: number; readonly data: unknown }
    | { readonly kind: 'res'; readonly id: number; readonly error: RequestError }
  );

export interface RequestError {
  readonly code: string;
  readonly message: string;
}

/** Frame → host, repeated until a host accepts. */
export interface Hello {
  readonly kind: 'connect:hello';
  /** Session id, if the host has another origin. */
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
  /** Page to edit. */
  readonly pageId: number;
  /** Absent from the dashboard, whose editor supports all modules. */
  readonly module?: EditorModule;
  readonly operator?: OperatorMode;
}

/** Frame → host, with the port for all further messages. */
export interface Ready {
  readonly kind: 'connect:ready';
  readonly sid?: string;
  readonly nonceH: string;
  readonly pageId?: number;
  readonly mode: 'preview';
  /** Names of supported messages, besides following the live document. */
  readonly capabilities: readonly string[];
}

type Message = Hello | Accept | Ready;

interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
}

/** Returns a message of the kind from the origin; undefined for all other messages. */
export function messageIn<Kind extends Message['kind']>(
  { data, origin }: ReceivedMessage,
  kind: Kind,
  from: string,
): Extract<Message, { kind: Kind }> | undefined {
  if (origin !== from || typeof data !== 'object' || data === null) return undefined;
  // The origin was allowed because it implements this protocol.
  return 'kind' in data && data.kind === kind
    ? (data as Extract<Message, { kind: Kind }>)
    : undefined;
}
