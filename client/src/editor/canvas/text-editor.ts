import { previewId } from '@selvedge/shared/connect/preview-ids';
import { blockIn, fragmentOf } from '@selvedge/shared/pages/live/live-page';
import { richTextExtensions } from '@selvedge/shared/rich-text/schema';
import { Editor, type Extensions } from '@tiptap/core';
import { Collaboration } from '@tiptap/extension-collaboration';
import { CollaborationCaret } from '@tiptap/extension-collaboration-caret';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import type { UndoManager } from 'yjs';

import { isHeadedElsewhere } from './paste/main-heading.js';
import { pasting } from './paste/pasting.js';
import type { ImageUploads } from './paste/useImageUploads.js';
import { TableEditing } from './table-editing.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Rich text of a block to be edited in place. */
interface TextTarget {
  readonly document: Document;
  readonly uuid: string;
  /** Name of the rich text property. */
  readonly property: string;
}

interface Writing {
  readonly session: PageSession;
  readonly undo: UndoManager;
  readonly uploads: ImageUploads;
}

/** Text editing session on the page; `end` restores the original element. */
export interface TextEditing {
  /** Element being edited. */
  readonly dom: Element;
  /** Only for rich text. */
  readonly editor?: Editor;
  readonly end: () => void;
}

// The packages imported by `shared` resolve to another type build of the same classes.
const textExtensions = richTextExtensions as readonly unknown[] as Extensions;

/**
 * Replaces the displayed text with an editor of the live text; undefined if the text is not shown.
 */
export function editText(
  target: TextTarget,
  { session, undo, uploads }: Writing,
): TextEditing | undefined {
  const { document, uuid, property } = target;
  const block = blockIn(session.doc, uuid);
  const fragment = block && fragmentOf(block, property);
  const cell = document.getElementById(`b-${String(previewId(uuid))}`);
  const shown = cell?.querySelector<HTMLElement>(`[data-words="${property}"]`);
  if (fragment === undefined || !shown) return undefined;
  // Makes text edits part of this user's undo history.
  undo.addTrackedOrigin(ySyncPluginKey);
  const holder = document.createElement('div');
  shown.after(holder);
  shown.style.display = 'none';
  const editor = new Editor({
    // The class of the original gives the editor the same look.
    element: { mount: holder },
    autofocus: 'end',
    // The styles would be injected into this window, not into that of the page.
    injectCSS: false,
    extensions: [
      ...textExtensions,
      pasting({ uploads, isHeadedElsewhere: () => isHeadedElsewhere(session.doc, uuid) }),
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

/**
 * Caret of another user. Uses inline styles because the content security policy of the shop allows
 * no others.
 */
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
