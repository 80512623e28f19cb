import type { EditorModule } from '@selvedge/shared/connect/modes';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import type { Rect } from '@selvedge/shared/connect/protocol';

import { rectOf } from './geometry.js';
import { blocksAt } from './hit-target.js';
import type { FrameChannel } from './host.js';
import { linkAt, Overlay } from './overlay.js';
import type { Preview } from './preview.js';

/**
 * Covers the page with an overlay that reports pointer targets. A double click on text asks the
 * editor to open its text field.
 */
export function trackPointer(
  channel: FrameChannel,
  preview: Preview,
  module: EditorModule,
): Overlay {
  const overlay = new Overlay({ rects: () => preview.rects(), titleOf: preview.titleOf });
  const under = ({ clientX, clientY }: MouseEvent) =>
    blocksAt(preview.rects(), { x: clientX + scrollX, y: clientY + scrollY }, module)[0] ?? null;
  let hovered: string | null = null;
  const hover = (id: string | null): void => {
    if (id === hovered) return;
    hovered = id;
    overlay.mark('hovered', id);
    channel.send('hovered', { id });
  };
  const { element } = overlay;
  element.addEventListener('pointermove', (event) => {
    hover(under(event));
  });
  element.addEventListener('pointerleave', () => {
    hover(null);
  });
  element.addEventListener('click', (event) => {
    const id = under(event);
    overlay.mark('selected', id);
    channel.send('selected', { id });
    const href = linkAt(event.clientX + scrollX, event.clientY + scrollY);
    if (href !== undefined) channel.send('link:clicked', { href });
  });
  element.addEventListener('dblclick', (event) => {
    const text = editableTextOf(under(event));
    if (text !== undefined) channel.send('text:edit-start', text);
  });
  channel.on('select', ({ id }) => {
    overlay.mark('selected', id);
  });
  channel.on('hover', ({ id }) => {
    overlay.mark('hovered', id);
  });
  const draw = (): void => {
    overlay.draw();
  };
  addEventListener('scroll', draw, { passive: true });
  preview.onShown(draw);
  return overlay;
}

interface EditableText {
  readonly id: string;
  readonly property: string;
  readonly rect: Rect;
}

/** Returns the editable text of a block and its position. */
function editableTextOf(id: string | null): EditableText | undefined {
  if (id === null) return undefined;
  const cell = document.getElementById(`b-${String(previewId(id))}`);
  const element = cell?.querySelector<HTMLElement>('[data-words]');
  const property = element?.dataset['words'];
  if (!element || property === undefined) return undefined;
  return { id, property, rect: rectOf(element) };
}
