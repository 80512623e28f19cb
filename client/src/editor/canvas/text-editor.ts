import { previewId } from '@selvedge/shared/connect/preview-ids';
import { blockIn, fragmentOf } from '@selvedge/shared/pages/live/live-page';
import { richTextExtensions } from '@selvedge/shared/rich-text/schema';
import { Editor, type Extensions } from '@tiptap/core';
import { Collaboration } from '@tiptap/extension-collaboration';
import { CollaborationCaret } from '@tiptap/extension-collaboration-caret';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import type { UndoManager } from 'yjs';

import { TableEditing } from './table-editing.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** The words of a block that are to be written in place. */
interface TextTarget {
  readonly document: Document;
  readonly uuid: string;
  /** The name of the rich text property. */
  readonly property: string;
}

interface Writing {
  readonly session: PageSession;
  readonly undo: UndoManager;
}

/** Words that are being written on the page; `end` puts the page's own back. */
export interface TextEditing {
  /** What they are written in. */
  readonly dom: Element;
  /** Of a rich text. */
  readonly editor?: Editor;
  readonly end: () => void;
}

// Of packages that `shared` imports the compiler reads the types of their other form: the same, by other names.
const textExtensions = richTextExtensions as readonly unknown[] as Extensions;

/** Puts an editor of the live text in the place of the words on the page; undefined where they are not shown. */
export function editText(target: TextTarget, { session, undo }: Writing): TextEditing | undefined {
  const { document, uuid, property } = target;
  const block = blockIn(session.doc, uuid);
  const fragment = block && fragmentOf(block, property);
  const cell = document.getElementById(`b-${String(previewId(uuid))}`);
  const shown = cell?.querySelector<HTMLElement>(`[data-words="${property}"]`);
  if (fragment === undefined || !shown) return undefined;
  // What is typed here is this person's as well.
  undo.addTrackedOrigin(ySyncPluginKey);
  const holder = document.createElement('div');
  shown.after(holder);
  shown.style.display = 'none';
  const editor = new Editor({
    // It is what the page's own words are, so that it looks as they do.
    element: { mount: holder },
    autofocus: 'end',
    // Its rules would go into this window, and the page is in another.
    injectCSS: false,
    extensions: [
      ...textExtensions,
      TableEditing,
      Collaboration.configure({ fragment, yUndoOptions: { undoManager: undo } }),
      CollaborationCaret.configure({ provider: session.provider, render: caretOf(document) }),
    ],
    editorProps: {
      attributes: {
        class: shown.className,
        'aria-label': 'Text of this block',
        style: 'outline: none; white-space: pre-wrap; overflow-wrap: break-word; min-height: 1em',
      },
    },
  });
  return {
    dom: editor.view.dom,
    editor,
    end: () => {
      editor.destroy();
      holder.remove();
      shown.style.display = '';
    },
  };
}

/** Where somebody else writes: a line in their colour, with their name. Styles of elements are all that a shop's policy lets in. */
function caretOf(document: Document) {
  return (user: Readonly<Record<string, unknown>>): HTMLElement => {
    const colour = String(user['color']);
    const caret = document.createElement('span');
    caret.style.cssText = `position: relative; margin: 0 -1px; border-left: 2px solid ${colour}`;
    const name = document.createElement('span');
    name.textContent = String(user['name']);
    name.style.cssText = `position: absolute; left: -2px; bottom: 100%; padding: 0 4px; background: ${colour}; color: #fff; font: 600 11px/16px system-ui; white-space: nowrap; border-radius: 3px 3px 3px 0; pointer-events: none; user-select: none`;
    caret.append(name);
    return caret;
  };
}
