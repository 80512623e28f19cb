import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { cutText } from '@selvedge/shared/texts/cut-text';

import { plainTextsOf, type PlainText } from './plain-texts.js';
import type { TextEditing } from './text-editor.js';
import type { ShownText } from './shown-texts.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import { listen, newLiveField, type LiveField } from '../typing/live-field.js';
import { TextBinding, type Selected } from '../typing/text-binding.js';
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
  const name = source.saying('').name;
  const field = newLiveField(editing, { uuid, name, item: source.item, clears: false });
  const keep = (): void => {
    if (plainTextIn(place).trim() !== '') return;
    channel?.send('text:edit', { id: uuid, property: source.property });
  };
  place.addEventListener('input', keep);
  const unbind =
    field === undefined
      ? followValue(uuid, { place, source }, { session: { doc }, editing })
      : bindPlace(place, source, field);
  editing.undo.stopCapturing();
  place.focus();
  element.ownerDocument.getSelection()?.selectAllChildren(place);
  return {
    dom: place,
    end: () => {
      unbind();
      editing.undo.stopCapturing();
      place.remove();
      element.style.display = '';
    },
  };
}

/**
 * Binds the element to a live text, which several people can type in at once. An unset text shows
 * its default, which becomes its value with the first letter.
 */
function bindPlace(place: HTMLElement, { maxLength }: PlainText, field: LiveField): () => void {
  const selection = () => place.ownerDocument.getSelection();
  const element = {
    read: () => cutText(plainTextIn(place), maxLength ?? Infinity),
    selected: () => {
      const range = selection();
      return range?.rangeCount ? selectedIn(place, range.getRangeAt(0)) : undefined;
    },
    show: (text: string, selected: Selected | undefined) => {
      place.textContent = text;
      const node = place.firstChild;
      if (selected !== undefined && node !== null)
        selection()?.setBaseAndExtent(node, selected[0], node, selected[1]);
    },
  };
  return listen(place, new TextBinding(element, field.text, field.type), field.undo);
}

/** Returns the selection as positions in the text of an element. */
function selectedIn(place: HTMLElement, range: Range): Selected | undefined {
  if (!place.contains(range.startContainer) || !place.contains(range.endContainer))
    return undefined;
  const before = place.ownerDocument.createRange();
  before.selectNodeContents(place);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return [start, start + range.toString().length];
}

/**
 * Binds an item of a list that is not live: writes the complete list, and shows changes by others.
 */
function followValue(
  uuid: string,
  { place, source }: { readonly place: HTMLElement; readonly source: PlainText },
  {
    session: { doc },
    editing,
  }: Pick<PlainPorts, 'editing'> & { session: Pick<OpenPage['session'], 'doc'> },
): () => void {
  const now = (): PlainText | undefined =>
    plainTextsOf(liveBlock(doc, uuid)?.wire ?? {}).find(({ key }) => key === source.key);
  place.addEventListener('input', () => {
    const text = cutText(plainTextIn(place), source.maxLength ?? Infinity);
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
  return () => {
    doc.off('update', follow);
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
