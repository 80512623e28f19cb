import type { PageRevision } from '@selvedge/shared/pages/page';
import { useEffect, useState } from 'react';

import type { Side } from './Panels.js';
import { useShortcuts } from './useShortcuts.js';
import { useUnsaved } from './useUnsaved.js';
import { useCanvasFrame } from '../canvas/useCanvasFrame.js';
import { useDropping } from '../canvas/useDropping.js';
import { useTextEditing } from '../canvas/useTextEditing.js';
import { useSaving } from '../history/useRevisions.js';
import type { Person } from '../session/presence.js';
import { useClipboard } from '../session/useClipboard.js';
import type { OpenPage } from '../session/useOpening.js';
import { usePageEditor } from '../session/usePageEditor.js';
import { useUndo } from '../session/useUndo.js';

/** There is room for page and panels beside each other from here, in pixels. */
const wide = 900;
const [phone, desktop] = [390, 1440] as const;

/** All that the editor's screen holds, and what can be done on it. */
export function useWorkbench(page: OpenPage) {
  const editor = usePageEditor(page);
  const steps = useUndo(page.editing.undo);
  const canvas = useCanvasFrame(page.id);
  const writing = useTextEditing(page, canvas);
  const dropping = useDropping(editor, canvas);
  const [width, setWidth] = useState<number>(innerWidth < wide ? phone : desktop);
  const [side, setSide] = useState<Side>(innerWidth < wide ? 'page' : 'blocks');
  const [helping, publishing] = [useOpen(), useOpen()];
  useClipboard(page, editor);
  const { selected, select } = editor;
  const { channel } = canvas;
  const palette = usePalette(setSide);
  /** Where there is no room for the page beside what hides it. */
  const showPage = (): void => {
    if (innerWidth < wide) setSide('page');
  };
  const editText = (uuid: string): void => {
    select(uuid);
    showPage();
    writing.begin(uuid);
  };
  useShortcuts({
    editor,
    steps,
    editText,
    onHelp: helping.open,
    onSeek: palette.seek,
    onSave: useSaving(page).save.mutate,
  });
  useEffect(() => {
    if (selected !== null) channel?.tell('scrollTo', { id: selected });
  }, [selected, channel]);
  useUnsaved(page.session);
  const follow = (person: Person): void => {
    if (person.selected !== null) select(person.selected);
  };
  return {
    ...{ editor, steps, canvas, writing, dropping, editText, showPage, follow },
    ...{ width, setWidth, side, setSide, helping, publishing },
    palette,
    past: usePast(setSide),
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;

/** What there is to add, by its search. */
function usePalette(setSide: (side: Side) => void) {
  const [asked, setAsked] = useState(0);
  return {
    asked,
    seek: () => {
      setSide('add');
      setAsked(asked + 1);
    },
    leave: () => {
      setSide(innerWidth < wide ? 'page' : 'blocks');
    },
  };
}

/** Something that lies over the screen, or not. */
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

/** What is looked at of the history of the page. */
function usePast(setSide: (side: Side) => void) {
  const [isOpen, setOpen] = useState(false);
  const [revision, setRevision] = useState<PageRevision>();
  return {
    isOpen,
    revision,
    toggle: () => {
      setOpen(!isOpen);
      setRevision(undefined);
      if (innerWidth < wide) setSide(isOpen ? 'page' : 'properties');
    },
    show: (shown: PageRevision) => {
      setRevision(shown);
      if (innerWidth < wide) setSide('page');
    },
    hide: () => {
      setRevision(undefined);
    },
  };
}
