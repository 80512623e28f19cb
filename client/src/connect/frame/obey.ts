import type { EditorModule } from '@selvedge/shared/connect/modes';
import { previewId } from '@selvedge/shared/connect/preview-ids';

import { currentView } from './geometry.js';
import { blocksAt } from './hit-target.js';
import type { FrameChannel } from './host.js';
import { Paced } from '../../lib/paced.js';
import type { Preview } from './preview.js';

/**
 * Letters change the page each by itself, five people's at once: where its blocks are is not asked for at
 * each. In milliseconds.
 */
const lookedEvery = 100;

/** Does what any editor says upon a live page, and tells it where things are. */
export function obey(channel: FrameChannel, preview: Preview, module: EditorModule): void {
  let target: string | null = null;
  const seek = (): void => {
    const cell = target && document.getElementById(`b-${String(previewId(target))}`);
    if (!cell) return;
    target = null;
    cell.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  channel.on('scrollTo', ({ id }) => {
    target = id;
    seek();
  });
  channel.on('text:edit', (edited) => {
    preview.freezeText(edited);
  });
  channel.on('viewer:set', ({ viewer }) => {
    preview.lookAs(viewer);
  });
  channel.onRequest('hitTest', (at: { readonly x: number; readonly y: number }) => ({
    ids: blocksAt(preview.rects(), at, module),
  }));
  channel.onRequest('measure', ({ id }: { readonly id: string }) => ({
    rect: preview.rects().find((one) => one.id === id)?.rect ?? null,
  }));
  obeyAnywhere(channel);
  channel.on('bye', () => {
    preview.session.end();
  });
  const sendRects = (): void => {
    preview.sendRects();
  };
  const look = (): void => {
    sendRects();
    // A block that was just made is not drawn yet when it is chosen.
    seek();
  };
  new ResizeObserver(look).observe(document.body);
  // What is drawn is there a moment later, and need not change how high the page is.
  const rendered = new Paced(look, lookedEvery);
  const changes = new MutationObserver(() => {
    rendered.soon();
  });
  const root = document.getElementById('root');
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  if (root !== null) changes.observe(root, all);
  // Pictures take their place when they have come.
  document.addEventListener('load', sendRects, { capture: true });
}

/** What needs no live page. */
export function obeyAnywhere(channel: FrameChannel): void {
  channel.on('scrollBy', ({ x, y }) => {
    scrollBy(x, y);
  });
  channel.on('ping', () => {
    channel.send('pong', {});
  });
  const sendView = (): void => {
    channel.send('scrolled', { view: currentView() });
  };
  addEventListener('scroll', sendView, { passive: true });
}
