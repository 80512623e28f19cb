import type { FrameEvents, HostEvents } from '@selvedge/shared/connect/protocol';
import type { Channel } from '@selvedge/shared/connect/channel';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import { blockRects, currentView } from './geometry.js';
import { awaitHost } from './host.js';
import { LiveScreen } from './live-screen.js';
import { fetchRendered } from './rendered.api.js';
import { PageSession } from '../sdk/page-session.js';
import { fetchTicket } from './ticket.api.js';

type PageScreen = ScreenOf<'page'>;
type Draw = (screen: PageScreen) => Promise<void>;

/** In milliseconds without a change, after which the server is asked for what it would show. */
const pauseBeforeAsking = 400;

/**
 * EDT-002 to EDT-004: the page of an editor's canvas. It joins the live page, without a word of its own,
 * shows it as it changes, and tells the editor where its blocks are. Resolves when it has joined.
 */
export async function followLivePage(
  division: number,
  screen: PageScreen,
  draw: Draw,
): Promise<void> {
  const { channel, pageId } = await awaitHost(window.parent, location.origin);
  const ticket = () => fetchTicket(division, pageId);
  const session = new PageSession(await ticket(), ticket);
  session.awareness.setLocalState(null);
  const fetchBlocks = () => fetchRendered(division, pageId).catch(() => undefined);
  const preview = new Preview(session, new LiveScreen(session.doc, screen), {
    ...{ channel, draw, fetchBlocks },
  });
  session.provider.once('sync', () => {
    preview.begin(screen);
  });
  obey(channel, preview, session);
  channel.tell('page:loaded', { url: location.pathname, title: document.title });
}

interface Ports {
  readonly channel: Channel<FrameEvents, HostEvents>;
  readonly draw: Draw;
  /** Undefined where no answer came. */
  readonly fetchBlocks: () => Promise<PageScreen['blocks'] | undefined>;
}

/** Draws the page anew when its document has changed, at most once a frame. */
class Preview {
  private drawing = 0;
  private asking = 0;
  private isShown = false;

  constructor(
    private readonly session: PageSession,
    private readonly live: LiveScreen,
    private readonly ports: Ports,
  ) {}

  /** With the page as the server sent it a moment ago; what was changed since is asked for. */
  begin(screen: PageScreen): void {
    this.live.learn(screen.blocks);
    this.session.doc.on('update', () => {
      this.showSoon();
    });
    this.showSoon();
    void this.learn();
  }

  leaveWords(uuid: string | undefined): void {
    this.live.leaveWords(uuid);
    this.showSoon();
  }

  /** Until the live page was shown, nobody knows which block is where. */
  tellWhere(): void {
    if (!this.isShown) return;
    this.ports.channel.tell('rects', {
      rects: blockRects(this.live.nameOf),
      view: currentView(),
    });
  }

  private showSoon(): void {
    this.drawing ||= requestAnimationFrame(() => void this.show());
  }

  private async show(): Promise<void> {
    this.drawing = 0;
    const { screen, isKnown } = this.live.shown();
    await this.ports.draw(screen);
    this.isShown = true;
    this.tellWhere();
    clearTimeout(this.asking);
    if (!isKnown) this.asking = window.setTimeout(() => void this.learn(), pauseBeforeAsking);
  }

  /** An answer to a page that has changed meanwhile is one of yesterday. */
  private async learn(): Promise<void> {
    const { doc } = this.session;
    const changes = { count: 0 };
    const count = (): void => {
      changes.count += 1;
    };
    doc.on('update', count);
    const blocks = await this.ports.fetchBlocks();
    doc.off('update', count);
    if (blocks !== undefined && changes.count === 0) this.live.learn(blocks);
    if (blocks !== undefined) this.showSoon();
  }
}

/** Does what the editor says, and tells it where things are. */
function obey(channel: Ports['channel'], preview: Preview, session: PageSession): void {
  channel.on('scrollTo', ({ id }) => {
    const cell = document.getElementById(`b-${String(previewId(id))}`);
    cell?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
  channel.on('scrollBy', ({ x, y }) => {
    scrollBy(x, y);
  });
  channel.on('text:edit', (edited) => {
    preview.leaveWords(edited?.id);
  });
  channel.on('bye', () => {
    session.end();
  });
  const tellView = (): void => {
    channel.tell('scrolled', { view: currentView() });
  };
  const tellWhere = (): void => {
    preview.tellWhere();
  };
  addEventListener('scroll', tellView, { passive: true });
  new ResizeObserver(tellWhere).observe(document.body);
  // Pictures take their place when they have come.
  document.addEventListener('load', tellWhere, { capture: true });
}
