import type { BlockRect, FrameView, Rect } from './frame.js';

/** `suspended`: the page in the frame does not answer but may recover. `closed` is final. */
export type SessionStatus = 'negotiating' | 'connected' | 'suspended' | 'closed';

/** Events of a session. */
export interface SessionEvents {
  /** State of the page in the frame. */
  readonly status: { readonly status: SessionStatus };
  /** Whether all of your edits are stored. */
  readonly saved: { readonly saved: boolean };
  /** Whether the live document is connected; offline edits are kept and merged later. */
  readonly online: { readonly online: boolean };
  /** Any user, including you, changed the page. */
  readonly change: Readonly<Record<string, never>>;
  /** Final: `session_revoked`, `page_not_found`, …; `closed` after your own `close`. */
  readonly closed: { readonly code: string };
  readonly selected: { readonly id: string | null };
  readonly hovered: { readonly id: string | null };
  readonly rects: { readonly rects: readonly BlockRect[]; readonly view: FrameView };
  readonly scrolled: { readonly view: FrameView };
  /** A user wants to edit this text; your program provides the text field. */
  readonly 'text:edit-start': {
    readonly id: string;
    readonly property: string;
    readonly rect: Rect;
  };
  readonly 'page:loaded': { readonly url: string; readonly title: string };
  /**
   * A message that can be displayed: `Page not found`, `Server error encountered fetching page`, …
   */
  readonly 'page:error': { readonly status: number; readonly message: string };
  readonly 'link:clicked': { readonly href: string };
  readonly 'route:blocked': { readonly url: string };
}

/** Requests to the page, with their answers. */
export interface PageRequests {
  /** Returns the blocks at a point of the page, innermost first. */
  readonly hitTest: {
    readonly asked: { readonly x: number; readonly y: number };
    readonly answer: { readonly ids: readonly string[] };
  };
  /** Returns the position of a block; null if it is not shown. */
  readonly measure: {
    readonly asked: { readonly id: string };
    readonly answer: { readonly rect: Rect | null };
  };
}

/** Commands to the page besides the methods of the session. */
export interface PageCommands {
  /** Displays another page of the shop in the same frame; `url` is a path. */
  readonly 'page:navigate': { readonly url: string };
  /** Display mode for shoppers: only in a separate window, never in a frame. */
  readonly 'mode:set': { readonly mode: 'preview' | 'native' };
  /** Whether the page's own overlay marks blocks and reports clicks. */
  readonly 'overlay:toggle': { readonly isOn: boolean };
  readonly scrollBy: { readonly x: number; readonly y: number };
  /** Displays the page as this visitor sees it; null shows everything. */
  readonly 'viewer:set': { readonly viewer: 'stranger' | 'shopper' | 'basket' | null };
}
