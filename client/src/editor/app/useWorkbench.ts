import { useEffect, useState } from 'react';

import type { Side } from './Panels.js';
import { wideLayoutMinWidth } from './wide.js';
import { useFetchAhead } from './useFetchAhead.js';
import { usePanels } from './usePanels.js';
import { useShortcuts } from './useShortcuts.js';
import { useUnsaved } from './useUnsaved.js';
import { useView } from './useView.js';
import { useCanvasFrame, type CanvasFrame } from '../canvas/useCanvasFrame.js';
import { useDropping } from '../canvas/useDropping.js';
import { useImagePaste } from '../canvas/paste/useImagePaste.js';
import { useImageUploads } from '../canvas/paste/useImageUploads.js';
import { useTextEditing } from '../canvas/useTextEditing.js';
import type { PagePoint } from '../canvas/shown-texts.js';
import { linkedThread } from '../comments/linked-thread.js';
import { useSaving } from '../history/useRevisions.js';
import { useClipboard } from '../session/useClipboard.js';
import type { OpenPage } from '../session/useOpening.js';
import { usePageEditor } from '../session/usePageEditor.js';
import { useDeletionNotice } from '../removal/useDeletionNotice.js';
import { useRights } from '../session/useRights.js';
import { useUndo } from '../session/useUndo.js';

const [phone, desktop] = [390, 1440] as const;

/** State and actions of the editor screen. */
export function useWorkbench(page: OpenPage) {
  const rights = useRights(page.session);
  const editor = usePageEditor(page, rights.edits);
  const steps = useUndo(page.editing.undo);
  const canvas = useCanvasFrame(page.id);
  const uploads = useImageUploads();
  const writing = useTextEditing(page, canvas, uploads);
  useImagePaste(editor, uploads);
  const dropping = useDropping(editor, canvas);
  const [width, setWidth] = useState<number>(innerWidth < wideLayoutMinWidth ? phone : desktop);
  const [side, setSide] = useState<Side>(firstSide);
  const [helping, publishing] = [useOpen(), useOpen()];
  const [blockToSave, setBlockToSave] = useState<string>();
  const clipboard = useClipboard(page, editor);
  const { select } = editor;
  const palette = usePalette(setSide);
  const panels = usePanels(page, select, setSide);
  /** Returns to the page on narrow screens, where a panel covers it. */
  const showPage = (): void => {
    if (innerWidth < wideLayoutMinWidth) setSide('page');
  };
  const editText = (uuid: string, point?: PagePoint): void => {
    select(uuid);
    showPage();
    writing.begin(uuid, point);
  };
  const { save } = useSaving(page);
  const view = useView(canvas);
  useShortcuts({
    editor,
    steps,
    editText,
    onHelp: helping.open,
    onComment: rights.comments ? panels.write : nothing,
    onSeek: rights.edits ? palette.seek : nothing,
    onSave: rights.edits ? save.mutate : nothing,
    onZoom: view.zoomBy,
  });
  useUnsaved(page);
  useFetchAhead();
  useDeletionNotice(page, editor.selected);
  return {
    ...{ rights, editor, steps, canvas, writing, dropping, editText, showPage },
    ...{ width, setWidth, side, setSide, helping, publishing },
    /** Block in the "Save for later" dialog. */
    keeping: { block: blockToSave, begin: setBlockToSave },
    ...{ palette, view, clipboard, uploads },
    ...panels,
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;

/** Scrolls to the selected block, unless the view follows another person. */
export function useShown(
  selected: string | null,
  { channel }: CanvasFrame,
  isFollowing: boolean,
): void {
  useEffect(() => {
    if (selected !== null && !isFollowing) channel?.send('scrollTo', { id: selected });
  }, [selected, channel, isFollowing]);
}

const nothing = (): void => undefined;

/** Narrow screens start with the page, or with the comments if the URL links to a thread. */
function firstSide(): Side {
  if (innerWidth >= wideLayoutMinWidth) return 'blocks';
  return linkedThread() === undefined ? 'page' : 'properties';
}

/** State of the palette and its search. */
function usePalette(setSide: (side: Side) => void) {
  const [seekCount, setSeekCount] = useState(0);
  return {
    seekCount,
    seek: () => {
      setSide('add');
      setSeekCount(seekCount + 1);
    },
    leave: () => {
      setSide(innerWidth < wideLayoutMinWidth ? 'page' : 'blocks');
    },
  };
}

/** Open state of a dialog. */
function useOpen() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => {
      setOpen(true);
    },
    close: () => {
      setOpen(false);
    },
  };
}
