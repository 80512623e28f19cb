import { liveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Doc } from 'yjs';

import { hasFiles } from './paste/pasted-files.js';
import type { ImageUploads } from './paste/useImageUploads.js';
import { editPlainText } from './plain-editor.js';
import type { TextEditing } from './text-editor.js';
import { cellOf, isAt, shownTexts, textAt, type PagePoint, type ShownText } from './shown-texts.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import { focusRow } from '../session/row-focus.js';
import type { OpenPage } from '../session/useOpening.js';
import { whenRemoved } from '../removal/when-removed.js';
import { rightsIn } from '../session/useRights.js';
import { isLostFile } from '../../lib/faults/worth-reporting.js';
import { endsEditing } from '../../lib/is-enter.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const property = 'html';

/** Edits texts in place on the page. A press outside, Enter or Escape ends editing. */
export function useTextEditing(
  page: OpenPage,
  { frame, channel, isReady }: CanvasFrame,
  uploads: ImageUploads,
) {
  const { session } = page;
  const { current, held, hold, end } = useHeld(session.doc, channel);
  const notify = useSnackbar();
  const writeText = async (document: Document, uuid: string): Promise<void> => {
    // Loaded on demand, as the text editor is the largest part of the editor.
    const { editText } = await import('./text-editor.js');
    channel?.send('text:edit', { id: uuid, property });
    const { undo } = page.editing;
    hold(uuid, editText({ document, uuid, property }, { session, undo, uploads }));
  };
  const begin = async (uuid: string, point?: PagePoint): Promise<void> => {
    end();
    const document = frame.current?.contentDocument;
    if (!isReady || !document || !rightsIn(session.current().scopes).edits) return;
    const text = editableTextIn(document, uuid, session.doc, point);
    if (text === 'rich') await writeText(document, uuid);
    else if (text !== undefined) hold(uuid, editPlainText(uuid, text, { ...page, channel }));
  };
  /** Whether a block shows an editable text. */
  const canWrite = (uuid: string): boolean => {
    const document = frame.current?.contentDocument;
    return isReady && !!document && editableTextIn(document, uuid, session.doc) !== undefined;
  };
  useLeaving(current, frame, end);
  useEffect(
    () =>
      session.subscribe(() => {
        if (held.current && !rightsIn(session.current().scopes).edits) end();
      }),
    [session, held, end],
  );
  return {
    editing: current,
    begin: (uuid: string, point?: PagePoint) => {
      begin(uuid, point).catch((error: unknown) => {
        if (!(error instanceof Error && isLostFile(error))) throw error;
        notify('The text editor could not be loaded. Try again.');
      });
    },
    end,
    canWrite,
  };
}

export interface HeldText extends TextEditing {
  /** Block of the text. */
  readonly uuid: string;
}

/** Holds the current editing session, which ends if its block is removed. */
function useHeld(doc: Doc, channel: CanvasFrame['channel']) {
  const [current, setCurrent] = useState<HeldText>();
  const held = useRef<HeldText>(undefined);
  const watch = useRef<() => void>(undefined);
  const end = useCallback(() => {
    watch.current?.();
    held.current?.end();
    held.current = undefined;
    setCurrent(undefined);
    channel?.send('text:edit', null);
  }, [channel]);
  const hold = (uuid: string, text: TextEditing | undefined): void => {
    if (text === undefined) return;
    held.current = { ...text, uuid };
    watch.current = whenRemoved(doc, uuid, end);
    setCurrent(held.current);
  };
  useEffect(
    () => () => {
      watch.current?.();
      held.current?.end();
    },
    [],
  );
  return { current, held, hold, end };
}

/** Ends editing on a press outside, on Escape, and on Enter in single-line texts. */
function useLeaving(
  current: HeldText | undefined,
  frame: CanvasFrame['frame'],
  end: () => void,
): void {
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (current === undefined || !page) return undefined;
    const own = current.dom;
    const done = (): void => {
      end();
      // Returns keyboard focus from the page to the editor.
      frame.current?.blur();
    };
    const press = (event: Event): void => {
      // Nodes of another window fail `instanceof` checks in this one.
      if (own.contains(event.target as Node)) return;
      event.preventDefault();
      done();
    };
    const leave = (event: KeyboardEvent): void => {
      if (!endsEditing(event, current.editor === undefined)) return;
      if (event.key === 'Enter') event.preventDefault();
      done();
      focusRow(current.uuid);
    };
    // The browser would open a file dropped beside the text in place of the page.
    const refuse = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    page.addEventListener('pointerdown', press, { capture: true });
    page.addEventListener('keydown', leave);
    page.addEventListener('dragover', refuse);
    page.addEventListener('drop', refuse);
    return () => {
      page.removeEventListener('pointerdown', press, { capture: true });
      page.removeEventListener('keydown', leave);
      page.removeEventListener('dragover', refuse);
      page.removeEventListener('drop', refuse);
    };
  }, [current, frame, end]);
}

/**
 * Returns the rich text of a block, unless the point hits a plain text or the block has only plain
 * texts.
 */
function editableTextIn(
  document: Document,
  uuid: string,
  doc: Doc,
  point?: PagePoint,
): ShownText | 'rich' | undefined {
  const shown = shownTexts(document, uuid, liveBlock(doc, uuid)?.wire ?? {});
  const text = textAt(shown, point);
  const isRich = cellOf(document, uuid)?.querySelector('[data-words]') !== null;
  const isPointed = point !== undefined && text !== undefined && isAt(text.element, point);
  return isRich && !isPointed ? 'rich' : text;
}
