import { useCallback } from 'react';
import type { Text } from 'yjs';

import { TextBinding } from './text-binding.js';
import type { Editing } from '../../connect/sdk/editing.js';

/** Live text of a property, and the commands of its field. */
export interface LiveField {
  readonly text: Text;
  readonly type: ConstructorParameters<typeof TextBinding>[2];
  readonly undo: Pick<Editing['undo'], 'undo' | 'redo' | 'stopCapturing'>;
}

/** Location of a text: a property of a block or of the page, or an item of a list property. */
interface TextPlace {
  /** Null for the page. */
  readonly uuid: string | null;
  readonly name: string;
  readonly item?: number | undefined;
  /** Whether clearing the text of a property restores the default. */
  readonly clears: boolean;
}

/** Returns a new field of a text; undefined if there is no text at this place. */
export function newLiveField(
  editing: Editing,
  { uuid, name, item, clears }: TextPlace,
): LiveField | undefined {
  const text = editing.textOf(uuid, name, item);
  if (text === undefined) return undefined;
  const type: LiveField['type'] = (typing) => {
    if (item === undefined) editing.type(uuid, name, { ...typing, clears });
    else editing.typeItem(text, typing);
  };
  return { text, type, undo: editing.undo };
}

/** Fields by their text. */
const fields = new WeakMap<Text, LiveField>();

/**
 * Returns the same field for a text each time, so that its input is bound once. Clearing it
 * restores the default.
 */
export function liveFieldOf(
  editing: Editing,
  place: Omit<TextPlace, 'clears'>,
): LiveField | undefined {
  const field = newLiveField(editing, { ...place, clears: true });
  if (field === undefined) return undefined;
  const held = fields.get(field.text) ?? field;
  fields.set(field.text, held);
  return held;
}

/** Binds an input to a live text; returns a function that ends it. */
function bindField(
  input: HTMLInputElement | HTMLTextAreaElement,
  { text, type, undo }: LiveField,
): () => void {
  const element = {
    read: () => input.value,
    selected: () => {
      const { selectionStart: start, selectionEnd: end } = input;
      return start === null || end === null ? undefined : ([start, end] as const);
    },
    show: (value: string, selected: readonly [number, number] | undefined) => {
      input.value = value;
      // Setting the selection of an input without focus would move the focus in Safari.
      if (selected !== undefined && input.ownerDocument.activeElement === input)
        input.setSelectionRange(...selected);
    },
  };
  input.value = text.toJSON();
  return listen(input, new TextBinding(element, text, type), undo);
}

/** Returns the ref of an input that is bound to a live text. */
export function useLiveField(live: LiveField | undefined) {
  return useCallback(
    (input: HTMLInputElement | HTMLTextAreaElement | null) =>
      input && live ? bindField(input, live) : undefined,
    [live],
  );
}

/** Connects the events of an element with its binding; returns a function that ends it. */
export function listen(
  element: HTMLElement,
  binding: TextBinding,
  undo: LiveField['undo'],
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const on = (name: string, run: () => void): void => {
    element.addEventListener(name, run, { signal });
  };
  on('input', () => binding.input());
  on('compositionstart', () => binding.compose(true));
  on('compositionend', () => binding.compose(false));
  on('focus', () => undo.stopCapturing());
  on('blur', () => undo.stopCapturing());
  element.addEventListener('keydown', (event) => undoByKey(event, undo), { signal });
  element.addEventListener('beforeinput', (event) => undoByInput(event, undo), { signal });
  return () => {
    listening.abort();
    binding.end();
  };
}

/**
 * The browser's own undo would restore a complete earlier text, and so delete characters of others.
 */
function undoByKey(event: KeyboardEvent, undo: LiveField['undo']): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'y' || event.shiftKey) undo.redo();
  else undo.undo();
}

/** Handles undo and redo from the context menu. */
function undoByInput(event: InputEvent, undo: LiveField['undo']): void {
  if (event.inputType === 'historyUndo') undo.undo();
  else if (event.inputType === 'historyRedo') undo.redo();
  else return;
  event.preventDefault();
}
