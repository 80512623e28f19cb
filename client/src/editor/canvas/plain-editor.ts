import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { plainWordsOf, type PlainWords } from './plain-words.js';
import type { TextEditing } from './text-editor.js';
import type { ShownWords } from './words-on-page.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { OpenPage } from '../session/useOpening.js';

type PlainPorts = Pick<OpenPage, 'session' | 'editing'> & Pick<CanvasFrame, 'channel'>;

/**
 * Lets plain words be written right where they stand, each letter as it comes. What shows them is the
 * page's own, which draws it anew whenever it changes: what is written in is a copy beside it. Without a
 * word it would not show their place, so that it leaves them as they are, for this window alone.
 */
export function editPlainWords(
  uuid: string,
  { element, words }: ShownWords,
  { session: { doc }, editing, channel }: PlainPorts,
): TextEditing {
  const place = placeBeside(element, words.text);
  const now = (): PlainWords | undefined =>
    plainWordsOf(liveBlock(doc, uuid)?.wire ?? {}).find(({ key }) => key === words.key);
  place.addEventListener('input', () => {
    const text = wordsIn(place).slice(0, words.maxLength);
    if (text.trim() === '') channel?.tell('text:edit', { id: uuid, property: words.property });
    const change = now()?.saying(text.trim() === '' ? '' : text);
    if (change !== undefined) editing.set(uuid, change.name, change.value);
  });
  let before = words.text;
  const follow = (_update: Uint8Array, origin: unknown): void => {
    const text = now()?.text ?? '';
    const isNews = text !== before;
    before = text;
    if (origin === editing || !isNews) return;
    if (text !== '' && text !== wordsIn(place)) place.textContent = text;
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
function placeBeside(element: HTMLElement, text: string): HTMLElement {
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
function wordsIn(place: HTMLElement): string {
  return place.textContent.replaceAll(/\s/g, ' ');
}
