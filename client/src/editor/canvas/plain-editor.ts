import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { plainWordsOf, type PlainWords } from './plain-words.js';
import type { TextEditing } from './text-editor.js';
import type { ShownWords } from './words-on-page.js';
import { WrittenWords } from './written-words.js';
import type { OpenPage } from '../session/useOpening.js';

/**
 * Lets plain words be written right where they stand, each letter as it comes. What shows them is the
 * page's own, which draws it anew whenever it changes: what is written in is a copy beside it.
 */
export function editPlainWords(
  uuid: string,
  { element, words }: ShownWords,
  { session: { doc }, editing }: Pick<OpenPage, 'session' | 'editing'>,
): TextEditing {
  const place = placeBeside(element, words.text);
  const now = (): PlainWords | undefined =>
    plainWordsOf(liveBlock(doc, uuid)?.wire ?? {}).find(({ key }) => key === words.key);
  const written = new WrittenWords((text) => {
    const change = now()?.saying(text);
    if (change !== undefined) editing.set(uuid, change.name, change.value);
  });
  place.addEventListener('input', () => {
    written.write(wordsIn(place).slice(0, words.maxLength));
  });
  let before = words.text;
  const follow = (_update: Uint8Array, origin: unknown): void => {
    const text = now()?.text ?? '';
    const isNews = text !== before;
    before = text;
    if (origin === editing || !isNews) return;
    written.follow();
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
      written.leave();
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
