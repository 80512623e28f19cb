import type { Awareness } from 'y-protocols/awareness';
import type { WebsocketProvider } from 'y-websocket';
import type * as Y from 'yjs';

import type { Changes } from './types/changes.js';
import type { Comments } from './types/comments.js';
import type { Page } from './types/page.js';
import type {
  PageCommands,
  PageRequests,
  SessionEvents,
  SessionStatus,
} from './types/session-events.js';
import type { Theme } from './types/theme.js';

export type * from './types/changes.js';
export type * from './types/comments.js';
export type * from './types/frame.js';
export type * from './types/json.js';
export type * from './types/page.js';
export type * from './types/session-events.js';
export type * from './types/theme.js';

/*
 * All that a program sees of this SDK is here and in `types/`. It names nothing of ours, so that it can be
 * read, and shipped, by itself.
 */

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
