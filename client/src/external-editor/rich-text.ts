import type { Control } from './control.js';
import { button, element } from './element.js';
import type { Json } from '../connect/sdk/index.js';

const LOOKS = [
  { tag: 'strong', sign: 'B', name: 'Bold' },
  { tag: 'em', sign: 'I', name: 'Italic' },
  { tag: 'u', sign: 'U', name: 'Underline' },
] as const;

/**
 * Rich text field that reports html. The page keeps the supported formatting and applies the
 * smallest change.
 */
export function richText(label: string, change: (value: Json) => void): Control {
  const tell = (): void => {
    change(words.innerHTML);
  };
  const words = element('div', {
    class: 'words',
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    oninput: tell,
  });
  const tools = LOOKS.map(({ tag, sign, name }) =>
    button(
      element(tag, {}, sign),
      () => {
        surround(words, tag);
        tell();
      },
      // Keeps the text selection.
      { 'aria-label': name, onpointerdown: (event) => event.preventDefault() },
    ),
  );
  const bar = element(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': 'Formatting' },
    ...tools,
  );
  return {
    element: element('div', { class: 'field' }, element('span', {}, label), bar, words),
    show: (value) => {
      const html = typeof value === 'string' ? value : '';
      if (document.activeElement !== words && words.innerHTML !== html) words.innerHTML = html;
    },
  };
}

/** Wraps the selected text in an element. */
function surround(words: HTMLElement, tag: 'strong' | 'em' | 'u'): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  if (!words.contains(range.commonAncestorContainer)) return;
  range.insertNode(element(tag, {}, range.extractContents()));
}
