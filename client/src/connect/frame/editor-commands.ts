import type { EditorModule } from '@selvedge/shared/connect/modes';
import { previewId } from '@selvedge/shared/connect/preview-ids';

import { currentView } from './geometry.js';
import { blocksAt } from './hit-target.js';
import type { FrameChannel } from './host.js';
import { Paced } from '../../lib/paced.js';
import type { Preview } from './preview.js';

/**
 * Interval between measurements in milliseconds. Each keystroke changes the page, possibly of five
 * people at once; measuring at each would be too slow.
 */
const measureInterval = 100;

/** Handles an editor's commands on a live page, and reports block positions. */
export function handleEditorCommands(
  channel: FrameChannel,
  preview: Preview,
  module: EditorModule,
): void {
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
  handleBasicCommands(channel);
  channel.on('bye', () => {
    preview.session.end();
  });
  const sendRects = (): void => {
    preview.sendRects();
  };
  const look = (): void => {
    sendRects();
    // A new block may be selected before it is rendered.
    seek();
  };
  new ResizeObserver(look).observe(document.body);
  // Rendering is asynchronous and may not change the page height.
  const rendered = new Paced(look, measureInterval);
  const changes = new MutationObserver(() => {
    rendered.soon();
  });
  const root = document.getElementById('root');
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  if (root !== null) changes.observe(root, all);
  // Images shift the layout when they load.
  document.addEventListener('load', sendRects, { capture: true });
}

/** Handles the commands that need no live page. */
export function handleBasicCommands(channel: FrameChannel): void {
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
