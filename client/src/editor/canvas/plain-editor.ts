import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { plainTextsOf, type PlainText } from './plain-texts.js';
import type { TextEditing } from './text-editor.js';
import type { ShownText } from './shown-texts.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { OpenPage } from '../session/useOpening.js';

type PlainPorts = Pick<OpenPage, 'session' | 'editing'> & Pick<CanvasFrame, 'channel'>;

/**
 * Edits a plain text in place and saves every keystroke. React re-renders the original element on
 * each change, so a copy next to it is edited. An empty text would remove the element, so
 * `text:edit` makes the page keep it in this window.
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

/** Clones the element as an editable copy and hides the original. */
function insertCopy(element: HTMLElement, text: string): HTMLElement {
  // `cloneNode` of an HTMLElement returns an HTMLElement.
  const place = element.cloneNode() as HTMLElement;
  place.removeAttribute('id');
  place.textContent = text;
  place.contentEditable = 'plaintext-only';
  place.setAttribute('role', 'textbox');
  place.setAttribute('aria-label', 'Text of this block');
  place.style.cssText = 'outline: none; white-space: pre-wrap; min-width: 1ch; user-select: text';
  // Clicks inside a link or button must not activate it.
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

/** Returns the text on one line; browsers write a trailing space as a no-break space. */
function plainTextIn(place: HTMLElement): string {
  return place.textContent.replaceAll(/\s/g, ' ');
}
