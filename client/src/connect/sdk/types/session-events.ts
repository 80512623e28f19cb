import type { BlockRect, FrameView, Rect } from './frame.js';

/** `suspended`: the page in the frame does not answer; it may come back. `closed` is for good. */
export type SessionStatus = 'negotiating' | 'connected' | 'suspended' | 'closed';

/** What `on` tells of. */
export interface SessionEvents {
  /** The page in the frame, and whether it answers. */
  readonly status: { readonly status: SessionStatus };
  /** Whether every edit of yours is stored. */
  readonly saved: { readonly saved: boolean };
  /** Whether the live document is connected; edits made without it are kept, and merged later. */
  readonly online: { readonly online: boolean };
  /** Somebody changed the page, you or another. */
  readonly change: Readonly<Record<string, never>>;
  /** For good: `session_revoked`, `page_not_found`, …; `closed` by you. */
  readonly closed: { readonly code: string };
  readonly selected: { readonly id: string | null };
  readonly hovered: { readonly id: string | null };
  readonly rects: { readonly rects: readonly BlockRect[]; readonly view: FrameView };
  readonly scrolled: { readonly view: FrameView };
  /** Somebody wants to write these words; you do it in a place of your own. */
  readonly 'text:edit-start': {
    readonly id: string;
    readonly property: string;
    readonly rect: Rect;
  };
  readonly 'page:loaded': { readonly url: string; readonly title: string };
  /** `Page not found`, `Server error encountered fetching page`, …: what may be shown of it. */
  readonly 'page:error': { readonly status: number; readonly message: string };
  readonly 'link:clicked': { readonly href: string };
  readonly 'route:blocked': { readonly url: string };
}

/** What can be asked of the page, and what it answers. */
export interface PageRequests {
  /** The blocks at a point of the page, the innermost first. */
  readonly hitTest: {
    readonly asked: { readonly x: number; readonly y: number };
    readonly answer: { readonly ids: readonly string[] };
  };
  /** Where a block is; null for one that is not shown. */
  readonly measure: {
    readonly asked: { readonly id: string };
    readonly answer: { readonly rect: Rect | null };
  };
}

/** What can be told to the page besides the calls of the session. */
export interface PageCommands {
  /** Another page of the shop, in the same frame: its path. */
  readonly 'page:navigate': { readonly url: string };
  /** As shoppers have it: only in a window of its own, never in a frame. */
  readonly 'mode:set': { readonly mode: 'preview' | 'native' };
  /** Whether the page's own overlay marks blocks and tells what is clicked. */
  readonly 'overlay:toggle': { readonly isOn: boolean };
  readonly scrollBy: { readonly x: number; readonly y: number };
  /** As whom the page is looked at: what others see of it alone; null for all of it. */
  readonly 'viewer:set': { readonly viewer: 'stranger' | 'shopper' | 'basket' | null };
}
