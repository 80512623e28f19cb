import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { Viewer } from '@selvedge/shared/blocks/viewers';
import type { BlockRect, HostEvents } from '@selvedge/shared/connect/protocol';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pageError } from '@selvedge/shared/pages/page-error';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import { padEmptyContainers } from './empty-blocks.js';
import { blockRects, currentView } from './geometry.js';
import type { FrameChannel } from './host.js';
import { LiveScreen } from './live-screen.js';
import type { PageCalls } from './page-calls.js';
import { Paced } from '../../lib/paced.js';
import { PageSession } from '../sdk/page-session.js';

type PageScreen = ScreenOf<'page'>;

/** A page on screen, with the functions that render it. */
export interface PreviewPage {
  readonly division: number;
  readonly screen: PageScreen;
  readonly draw: (screen: PageScreen) => Promise<void>;
  /** Renders header and footer as this visitor sees them; null for the current user. */
  readonly greet: (viewer: Viewer | null) => void;
}

/**
 * Render interval in milliseconds; with many writers, rendering at each frame would block
 * everything else.
 */
const renderInterval = 33;

/** Idle time in milliseconds before the server is asked for its rendering. */
const learnDelayMs = 400;

/**
 * Starts the page of an editor's canvas: joins the live document, renders its changes, and reports
 * block positions to the editor. Resolves once it has joined.
 */
export async function previewOf(
  page: PreviewPage,
  channel: FrameChannel,
  calls: PageCalls,
): Promise<Preview> {
  const session = new PageSession(await calls.ticket(), calls.ticket);
  session.awareness.setLocalState(null);
  const preview = new Preview(session, page, { channel, calls });
  session.provider.once('sync', () => {
    preview.begin();
  });
  session.subscribe(() => {
    const { phase, code = 0 } = session.current();
    if (phase === 'ended') channel.send('page:error', pageError(statusOf(code)));
  });
  return preview;
}

interface Ports {
  readonly channel: FrameChannel;
  readonly calls: PageCalls;
}

/** Re-renders the page when its document changes. */
export class Preview {
  private readonly live: LiveScreen;
  private readonly listeners: (() => void)[] = [];
  private readonly drawing = new Paced(() => void this.show(), renderInterval);
  private timer = 0;
  /** Viewer for whom the page is displayed. */
  private viewer: Viewer | null = null;
  /** Whether the page changed after the last request for visible blocks. */
  private isChanged = false;
  private isLoaded = false;
  private isShown = false;
  /** Block positions sent last, serialized. */
  private lastSent = '';

  constructor(
    readonly session: PageSession,
    private readonly page: PreviewPage,
    private readonly ports: Ports,
  ) {
    this.live = new LiveScreen(session.doc, page.screen);
  }

  /** Starts with the server's rendering and requests the later changes. */
  begin(): void {
    this.isLoaded = true;
    this.live.learn(this.page.screen.blocks);
    this.session.doc.on('update', () => {
      this.isChanged = true;
      this.drawing.soon();
    });
    this.drawing.now();
    void this.learn();
  }

  freezeText(edited: HostEvents['text:edit']): void {
    this.live.freezeText(edited);
    this.drawing.now();
  }

  /** Shows the current page as such a visitor sees it; null for all blocks. */
  lookAs(viewer: Viewer | null): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.page.greet(viewer);
    // The first load uses the viewer set here.
    if (!this.isLoaded) return;
    if (viewer === null) {
      this.live.lookAs(undefined);
      this.drawing.now();
    }
    void this.learn();
  }

  /** Returns the title of the block's type. */
  readonly titleOf = (uuid: string): string => {
    const block = liveBlock(this.session.doc, uuid);
    const type = block === undefined ? '' : typeNameOf(block.wire);
    return blockRegistry.find(type)?.title ?? type;
  };

  /** Calls the listener whenever block positions may have changed. */
  onShown(listener: () => void): void {
    this.listeners.push(listener);
  }

  rects(): readonly BlockRect[] {
    return blockRects(this.live.nameOf);
  }

  /** Before the first render, the positions are unknown. */
  sendRects(): void {
    if (!this.isShown) return;
    const layout = { rects: this.rects(), view: currentView() };
    const text = JSON.stringify(layout);
    // Most keystrokes move nothing.
    if (text === this.lastSent) return;
    this.lastSent = text;
    this.ports.channel.send('rects', layout);
    for (const listener of this.listeners) listener();
  }

  private async show(): Promise<void> {
    const { screen, isCurrent } = this.live.shown();
    await this.page.draw(screen);
    padEmptyContainers(screen.blocks);
    // Measuring covers the whole page, so it waits until the page is idle.
    if (!this.isShown) {
      this.isShown = true;
      this.sendRects();
    }
    clearTimeout(this.timer);
    const isStale = !isCurrent || (this.viewer !== null && this.isChanged);
    if (isStale) this.timer = window.setTimeout(() => void this.learn(), learnDelayMs);
  }

  /** Discards an answer if the page has changed meanwhile. */
  private async learn(): Promise<void> {
    const { doc } = this.session;
    const changes = { count: 0 };
    const count = (): void => {
      changes.count += 1;
    };
    doc.on('update', count);
    const { calls } = this.ports;
    const { viewer } = this;
    this.isChanged = false;
    // Without an answer, the page keeps its local rendering.
    const [blocks, seen] = await Promise.all([
      calls.rendered().catch(() => undefined),
      viewer === null ? undefined : calls.seenBy(viewer).catch(() => undefined),
    ]);
    doc.off('update', count);
    if (viewer === this.viewer && seen !== undefined) this.live.lookAs(seen);
    if (blocks !== undefined && changes.count === 0) this.live.learn(blocks);
    if (blocks !== undefined) this.drawing.now();
  }
}

/** Maps the close code of the live document to an HTTP status. */
function statusOf(code: number): number {
  return code === closeCodes.noPage ? 404 : 403;
}
