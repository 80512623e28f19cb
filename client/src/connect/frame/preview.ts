import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { Viewer } from '@selvedge/shared/blocks/viewers';
import type { BlockRect, HostEvents } from '@selvedge/shared/connect/protocol';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pageError } from '@selvedge/shared/pages/page-error';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import { makeRoom } from './empty-blocks.js';
import { blockRects, currentView } from './geometry.js';
import type { FrameChannel } from './host.js';
import { LiveScreen } from './live-screen.js';
import type { PageCalls } from './page-calls.js';
import { Paced } from '../../lib/paced.js';
import { PageSession } from '../sdk/page-session.js';

type PageScreen = ScreenOf<'page'>;

/** A page on the screen, and what draws it. */
export interface PreviewPage {
  readonly division: number;
  readonly screen: PageScreen;
  readonly draw: (screen: PageScreen) => Promise<void>;
  /** Has what is around the page say what it says to such a visitor; null: to who looks. */
  readonly greet: (viewer: Viewer | null) => void;
}

/** In milliseconds: so many people may write at once that a page is drawn in every frame, and nothing else. */
const renderInterval = 33;

/** In milliseconds without a change, after which the server is asked for what it would show. */
const learnDelayMs = 400;

/**
 * EDT-002 to EDT-004: the page of an editor's canvas. It joins the live page, without a word of its own,
 * shows it as it changes, and tells the editor where its blocks are. Resolves when it has joined.
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

/** Draws the page anew when its document has changed. */
export class Preview {
  private readonly live: LiveScreen;
  private readonly listeners: (() => void)[] = [];
  private readonly drawing = new Paced(() => void this.show(), renderInterval);
  private timer = 0;
  /** As whom the page is looked at. */
  private viewer: Viewer | null = null;
  /** The page was changed since it was asked what such a visitor sees. */
  private isChanged = false;
  /** The live page has come. */
  private isLoaded = false;
  private isShown = false;
  /** Where everything was, as the editor was told last. */
  private lastSent = '';

  constructor(
    readonly session: PageSession,
    private readonly page: PreviewPage,
    private readonly ports: Ports,
  ) {
    this.live = new LiveScreen(session.doc, page.screen);
  }

  /** With the page as the server sent it a moment ago; what was changed since is asked for. */
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

  /** Shows what such a visitor would see of the page as it is at each moment; null: all of it. */
  lookAs(viewer: Viewer | null): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.page.greet(viewer);
    // What is asked for then goes by it.
    if (!this.isLoaded) return;
    if (viewer === null) {
      this.live.lookAs(undefined);
      this.drawing.now();
    }
    void this.learn();
  }

  /** What a block is called: its type's title. */
  readonly titleOf = (uuid: string): string => {
    const block = liveBlock(this.session.doc, uuid);
    const type = block === undefined ? '' : typeNameOf(block.wire);
    return blockRegistry.find(type)?.title ?? type;
  };

  /** Calls it whenever blocks may stand elsewhere. */
  onShown(listener: () => void): void {
    this.listeners.push(listener);
  }

  rects(): readonly BlockRect[] {
    return blockRects(this.live.nameOf);
  }

  /** Until the live page was shown, nobody knows which block is where. */
  sendRects(): void {
    if (!this.isShown) return;
    const layout = { rects: this.rects(), view: currentView() };
    const text = JSON.stringify(layout);
    // Most letters that are typed move nothing.
    if (text === this.lastSent) return;
    this.lastSent = text;
    this.ports.channel.send('rects', layout);
    for (const listener of this.listeners) listener();
  }

  private async show(): Promise<void> {
    const { screen, isCurrent } = this.live.shown();
    await this.page.draw(screen);
    makeRoom(screen.blocks);
    // What moved since is told when the page has rested: it is measured, all of it.
    if (!this.isShown) {
      this.isShown = true;
      this.sendRects();
    }
    clearTimeout(this.timer);
    const isStale = !isCurrent || (this.viewer !== null && this.isChanged);
    if (isStale) this.timer = window.setTimeout(() => void this.learn(), learnDelayMs);
  }

  /** An answer to a page that has changed meanwhile is one of yesterday. */
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
    // Without an answer the page shows what it works out itself.
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

/** The live document ended: what HTTP would have said. */
function statusOf(code: number): number {
  return code === closeCodes.noPage ? 404 : 403;
}
