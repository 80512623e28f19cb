import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { plainTextsOf, type PlainText } from './plain-texts.js';
import type { TextEditing } from './text-editor.js';
import type { ShownText } from './shown-texts.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { OpenPage } from '../session/useOpening.js';

type PlainPorts = Pick<OpenPage, 'session' | 'editing'> & Pick<CanvasFrame, 'channel'>;

/**
 * Lets plain words be written right where they stand, each letter as it comes. What shows them is the
 * page's own, which draws it anew whenever it changes: what is written in is a copy beside it. Without a
 * word it would not show their place, so that it leaves them as they are, for this window alone.
 */
export function editPlainText(
  uuid: string,
  { element, source }: ShownText,
  { session: { doc }, editing, channel }: PlainPorts,
): TextEditing {
  const place = insertCopy(element, source.text);
  const now = (): PlainText | undefined =>
    plainTextsOf(liveBlock(doc, uuid)?.wire ?? {}).find(({ key }) => key === source.key);
  place.addEventListener('input', () => {
    const text = plainTextIn(place).slice(0, source.maxLength);
    if (text.trim() === '') channel?.send('text:edit', { id: uuid, property: source.property });
    const change = now()?.saying(text.trim() === '' ? '' : text);
    if (change !== undefined) editing.set(uuid, change.name, change.value);
  });
  let before = source.text;
  const follow = (_update: Uint8Array, origin: unknown): void => {
    const text = now()?.text ?? '';
    const isNews = text !== before;
    before = text;
    if (origin === editing || !isNews) return;
    if (text !== '' && text !== plainTextIn(place)) place.textContent = text;
  };
  doc.on('update', follow);
  editing.undo.stopCapturing();
  place.focus();
  element.ownerDocument.getSelection()?.selectAllChildren(place);
  return {
    dom: place,
    end: () => {
      doc.off('update', follow);
      editing.undo.stopCapturing();
      place.remove();
      element.style.display = '';
    },
  };
}

/** An element as the one that shows the words, which is hidden meanwhile. */
function insertCopy(element: HTMLElement, text: string): HTMLElement {
  // The copy of an element is one.
  const place = element.cloneNode() as HTMLElement;
  place.removeAttribute('id');
  place.textContent = text;
  place.contentEditable = 'plaintext-only';
  place.setAttribute('role', 'textbox');
  place.setAttribute('aria-label', 'Words of this block');
  place.style.cssText = 'outline: none; white-space: pre-wrap; min-width: 1ch; user-select: text';
  // In a link or button they are words, and press nothing.
  place.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  place.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault();
  });
  element.after(place);
  element.style.display = 'none';
  return place;
}

/** On one line; what browsers write for a space at the end is one too. */
function plainTextIn(place: HTMLElement): string {
  return place.textContent.replaceAll(/\s/g, ' ');
}
