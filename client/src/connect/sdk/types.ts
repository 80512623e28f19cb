import type { Awareness } from 'y-protocols/awareness';
import type { WebsocketProvider } from 'y-websocket';
import type * as Y from 'yjs';

/*
 * All that a program sees of this SDK. It names nothing of ours, so that it can be read, and shipped, by
 * itself.
 */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** What an editor can do, from the least to the most; a page of before templates has `v1`. */
export type EditorModule = 'native' | 'v1' | 'v2' | 'v3Dev';

/** `headless`: the page has no header and no sidebar. */
export type OperatorMode = 'default' | 'headless';

export interface ConnectOptions {
  /** The frame that is to show the page. */
  readonly frame?: HTMLIFrameElement;
  /** Or a window that your program has opened. */
  readonly opener?: Window;
  /** Of the shop: `https://shop.example`. */
  readonly origin: string;
  /** What the owner's dashboard gave; good for one session, and for a minute. */
  readonly code: string;
  /** The highest that your program knows; what was granted where it is left out. */
  readonly module?: EditorModule;
  readonly operator?: OperatorMode;
  /** All that were granted where they are left out. */
  readonly scopes?: readonly string[];
  /** Your program, as the owner sees it in the list of sessions. */
  readonly client?: { readonly name: string; readonly version: string };
  /** For all of it, in milliseconds: 30,000 where it is left out. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** `suspended`: the page in the frame does not answer; it may come back. `closed` is for good. */
export type SessionStatus = 'negotiating' | 'connected' | 'suspended' | 'closed';

/** In pixels of CSS, from the upper left corner of the page in the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockRect {
  readonly id: string;
  readonly rect: Rect;
}

export interface FrameView {
  readonly scrollX: number;
  readonly scrollY: number;
  readonly width: number;
  readonly height: number;
  readonly pageHeight: number;
}

/** A block as it is now. */
export interface PageBlock {
  /** A UUID. */
  readonly id: string;
  readonly type: string;
  /** In columns of twelve. */
  readonly size: number;
  /** Whether shoppers see it once the page is published. */
  readonly published: boolean;
  /** Those that are not left to their defaults; rich texts as html. */
  readonly properties: Readonly<Record<string, Json>>;
  readonly items: readonly PageBlock[];
}

/** A block to be made. Rich texts are given as html. */
export interface NewPageBlock {
  readonly type: string;
  /** 3 to 12; 12 where it is left out. */
  readonly size?: number;
  readonly published?: boolean;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: readonly NewPageBlock[];
}

/** Before the `index`th of the blocks within `parent`, or of the page; both left out: at its end. */
export interface PagePlace {
  readonly parent?: string | null;
  readonly index?: number;
}

/** A property as a block type defines it. */
export interface BlockProperty {
  readonly name: string;
  readonly label: string;
  /** `text`, `richText`, `colour`, `length`, `number`, `boolean`, `choice`, `image`, `link`, … */
  readonly kind: string;
  readonly group: string;
  readonly default: Json;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface BlockType {
  readonly name: string;
  readonly title: string;
  /** Whether other blocks can stand in it. */
  readonly hasItems: boolean;
  readonly properties: readonly BlockProperty[];
}

/** The live page. What the page does not take throws ConnectError, and changes nothing. */
export interface Page {
  /** Every type that a block can have. */
  readonly types: readonly BlockType[];
  /** What is on the page, in order, without what was removed. */
  tree(): readonly PageBlock[];
  /** Of the page itself: title, description, … */
  properties(): Readonly<Record<string, Json>>;
  /** Undefined for a block that there is not. */
  get(id: string): PageBlock | undefined;
  /** Answers the new block's id. */
  insert(block: NewPageBlock, at?: PagePlace): string;
  move(id: string, to: PagePlace): void;
  /** 3 to 12 columns. */
  resize(id: string, size: number): void;
  /**
   * Sets a property of a block, or of the page itself (`null`); undefined leaves it to its default. A rich
   * text is given as html, `published` as true or false.
   */
  set(id: string | null, name: string, value: Json | undefined): void;
  /**
   * Makes it a block of another type, in its place; answers the id that it has then. What both can say it
   * goes on saying, and what stands in it goes along. Not for a session of the module `v1`.
   */
  setTemplate(id: string, type: string): string;
  /** Hides a block with all that stands in it; `restore` brings it back. */
  remove(id: string): void;
  restore(id: string): void;
  /** All that is done in it is one change, and one step of undo. */
  transact(change: () => void): void;
}

/** Values by the keys of the shop's theme: `{ 'primary.color': '#123456' }`. */
export type ThemeValues = Readonly<Record<string, string>>;

/** One of a theme's properties, with what it is on the page now. */
export interface ThemeProperty {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** `colour`, `font`, `length`, `flag` (`0` or `1`), `choice`, … */
  readonly kind: string;
  readonly choices?: readonly string[];
  readonly value: string;
}

/** The theme that the page is shown in. Each rejects with ConnectError; needs the scope `theme:preview`. */
export interface Theme {
  properties(): Promise<readonly ThemeProperty[]>;
  /**
   * Shows the page with these values on top of the shop's theme, and with all that follows from them; null
   * for the shop's own again. Kept nowhere. `theme_refused` for what no theme can have.
   */
  preview(values: ThemeValues | null): Promise<void>;
}

export interface PageComment {
  readonly id: string;
  /** `customer:7`; `PageComments.people` says what they are called. */
  readonly author: string;
  /** Null once its author was forgotten. `@[customer:7]` in it mentions somebody. */
  readonly text: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly editedAt: string | null;
  /** It can be changed, and taken back. */
  readonly isOwn: boolean;
}

/** What was said about a block, the oldest first; the block may be gone. */
export interface CommentThread {
  readonly id: string;
  readonly blockId: string;
  readonly resolved: { readonly at: string; readonly by: string } | null;
  readonly comments: readonly PageComment[];
}

export interface CommentPerson {
  readonly id: string;
  readonly name: string;
}

export interface PageComments {
  readonly threads: readonly CommentThread[];
  /** Everybody who is named in it and still has an account. */
  readonly people: readonly CommentPerson[];
}

/**
 * What is said about the page. Each answers with all of it, and rejects with ConnectError; needs the scope
 * `comment`. A thread has the id of its first comment, and goes with its last.
 */
export interface Comments {
  list(): Promise<PageComments>;
  /** Who can be mentioned. */
  people(): Promise<readonly CommentPerson[]>;
  start(blockId: string, text: string): Promise<PageComments>;
  /** Reopens what was resolved. */
  reply(thread: string, text: string): Promise<PageComments>;
  edit(thread: string, comment: string, text: string): Promise<PageComments>;
  remove(thread: string, comment: string): Promise<PageComments>;
  resolve(thread: string): Promise<PageComments>;
  reopen(thread: string): Promise<PageComments>;
}

/** Something that was done to the page while the session lasts, by whomever. */
export interface Change {
  readonly id: number;
  readonly isOwn: boolean;
  /** What the one who did it is called; null where nobody can tell. */
  readonly author: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isUndone: boolean;
  /** The blocks that it was done to. */
  readonly blocks: readonly {
    readonly kind: 'added' | 'removed' | 'changed';
    readonly type: string;
    /** Properties, and `size` and `published`. */
    readonly names: readonly string[];
    readonly isMoved: boolean;
  }[];
  /** Of the page itself. */
  readonly page: readonly string[];
}

/** What was done in this session; each throws ConnectError, and needs the module `v3Dev`. */
export interface Changes {
  /** What was done last comes first. */
  list(): readonly Change[];
  /** Takes one of them back, whatever was done since; `session.undo` takes that back in turn. */
  undo(id: number): void;
}

/** A page of the shop, as the list of all has it. */
export interface ListedPage {
  readonly id: number;
  /** Its path: `session.tell('page:navigate', { url })` shows it. */
  readonly url: string;
  readonly published: boolean;
  readonly [name: string]: unknown;
}

export interface Revision {
  readonly rev: number;
  readonly [name: string]: unknown;
}

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

export interface Session {
  readonly id: string;
  /** What was granted and asked for. */
  readonly scopes: readonly string[];
  readonly module: EditorModule;
  readonly pageId: number;
  /** Of the page: https://docs.yjs.dev/api/y.doc. */
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly provider: WebsocketProvider;
  readonly page: Page;
  readonly comments: Comments;
  readonly changes: Changes;
  readonly theme: Theme;
  /** Your own steps, and nobody else's. */
  readonly undo: Y.UndoManager;
  readonly status: SessionStatus;
  readonly saved: boolean;
  readonly online: boolean;
  /** Marks a block on the page, and tells others that you work on it. */
  select(id: string | null): void;
  hover(id: string | null): void;
  scrollTo(id: string): void;
  setOperator(operator: OperatorMode): void;
  tell<Name extends keyof PageCommands>(name: Name, data: PageCommands[Name]): void;
  /** Rejects with ConnectError; after 30,000 ms with `timed_out`. */
  request<Name extends keyof PageRequests>(
    name: Name,
    data: PageRequests[Name]['asked'],
  ): Promise<PageRequests[Name]['answer']>;
  /** Answers what ends it. */
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (data: SessionEvents[Name]) => void,
  ): () => void;
  /** What the page says now is what shoppers see. Needs the scope `publish`. */
  publish(): Promise<void>;
  /** Keeps the page as it is now in its history; shoppers go on seeing what they see. Needs `page:write`. */
  save(): Promise<void>;
  revisions(): Promise<readonly Revision[]>;
  /** All pages of the shop. Needs the scope `pages:list`. */
  pages(): Promise<readonly ListedPage[]>;
  close(): void;
}
