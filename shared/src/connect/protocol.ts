/** The version of the connect protocol that we speak. */
export const connectProtocol = 1;

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

/** What the one who edits tells the page. */
export interface HostEvents {
  readonly scrollTo: { readonly id: string };
  readonly scrollBy: { readonly x: number; readonly y: number };
  /** The words of a property are written in place: the page leaves them alone until the next. */
  readonly 'text:edit': { readonly id: string; readonly property: string } | null;
  readonly bye: Readonly<Record<string, never>>;
}

/** What the page tells the one who edits. */
export interface FrameEvents {
  readonly 'page:loaded': { readonly url: string; readonly title: string };
  /** All that is shown, in the order in which it stands on the page, parents before what is in them. */
  readonly rects: { readonly rects: readonly BlockRect[]; readonly view: FrameView };
  readonly scrolled: { readonly view: FrameView };
}

/** A message by the port. */
export interface Envelope {
  readonly ns: 'connect';
  readonly v: typeof connectProtocol;
  readonly kind: 'evt';
  readonly name: string;
  readonly data: unknown;
}

/** Frame → host, again and again until somebody accepts. */
export interface Hello {
  readonly kind: 'connect:hello';
  readonly protocol: readonly number[];
  readonly nonceF: string;
}

/** Host → frame. */
export interface Accept {
  readonly kind: 'connect:accept';
  readonly protocol: number;
  readonly nonceF: string;
  readonly nonceH: string;
  /** The page that is edited. */
  readonly pageId: number;
}

/** Frame → host, with the port by which all else goes. */
export interface Ready {
  readonly kind: 'connect:ready';
  readonly nonceH: string;
  readonly mode: 'preview';
}

type Message = Hello | Accept | Ready;

interface Heard {
  readonly data: unknown;
  readonly origin: string;
}

/** The message of that kind, where one came from that origin; undefined for all else that windows say. */
export function messageIn<Kind extends Message['kind']>(
  { data, origin }: Heard,
  kind: Kind,
  from: string,
): Extract<Message, { kind: Kind }> | undefined {
  if (origin !== from || typeof data !== 'object' || data === null) return undefined;
  // A program at that origin was let in for speaking this protocol.
  return 'kind' in data && data.kind === kind
    ? (data as Extract<Message, { kind: Kind }>)
    : undefined;
}
