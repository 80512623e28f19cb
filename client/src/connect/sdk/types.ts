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
 * The public types of this SDK are here and in `types/`. They import nothing internal, so that they
 * can be read and published on their own.
 */

/** Editor capabilities from least to most; a legacy page without templates has `v1`. */
export type EditorModule = 'native' | 'v1' | 'v2' | 'v3Dev';

/** `headless` hides the header and sidebar of the page. */
export type OperatorMode = 'default' | 'headless';

export interface ConnectOptions {
  /** The iframe that displays the page. */
  readonly frame?: HTMLIFrameElement;
  /** Alternative to `frame`: a window that your program opened. */
  readonly opener?: Window;
  /** Origin of the shop: `https://shop.example`. */
  readonly origin: string;
  /** Code from the owner's dashboard; valid for one session and one minute. */
  readonly code: string;
  /** Highest module your program supports; defaults to the granted one. */
  readonly module?: EditorModule;
  readonly operator?: OperatorMode;
  /** Scopes to use; defaults to all granted scopes. */
  readonly scopes?: readonly string[];
  /** Your program's name in the owner's list of sessions. */
  readonly client?: { readonly name: string; readonly version: string };
  /** Overall timeout in milliseconds; defaults to 30,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** A page in the shop's page list. */
export interface ListedPage {
  readonly id: number;
  /** Path of the page; `session.tell('page:navigate', { url })` displays it. */
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
  /** Scopes both granted and requested. */
  readonly scopes: readonly string[];
  readonly module: EditorModule;
  readonly pageId: number;
  /** Live document of the page: https://docs.yjs.dev/api/y.doc. */
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly provider: WebsocketProvider;
  readonly page: Page;
  readonly comments: Comments;
  readonly changes: Changes;
  readonly theme: Theme;
  /** Undoes only your own changes. */
  readonly undo: Y.UndoManager;
  readonly status: SessionStatus;
  readonly saved: boolean;
  readonly online: boolean;
  /** Marks a block on the page and shows others that you are working on it. */
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
  /** Returns a function that removes the listener. */
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (data: SessionEvents[Name]) => void,
  ): () => void;
  /** Publishes the current content to shoppers. Needs the scope `publish`. */
  publish(): Promise<void>;
  /** Saves the current content to the page history without publishing it. Needs `page:write`. */
  save(): Promise<void>;
  revisions(): Promise<readonly Revision[]>;
  /** Lists all pages of the shop. Needs the scope `pages:list`. */
  pages(): Promise<readonly ListedPage[]>;
  close(): void;
}
