import type { PageRevision } from '@selvedge/shared/pages/page';
import { useCallback, useMemo, useState } from 'react';

import type { Side } from './Panels.js';
import { wideLayoutMinWidth } from './wide.js';
import { useCommentsPanel, type TalkRequest } from '../comments/useTalk.js';
import type { OpenPage } from '../session/useOpening.js';

type SetSide = (side: Side) => void;

/** State of the side panel that replaces the properties: history or comments. */
export function usePanels(page: OpenPage, select: (uuid: string) => void, setSide: SetSide) {
  const past = useHistoryPanel(setSide);
  const talk = useCommentsPanel(page);
  const [{ close: closePast }, { open: openTalk, counts }] = [past, talk];
  const open = useCallback(
    (kind: TalkRequest['kind']): void => {
      closePast();
      openTalk(kind);
      if (innerWidth < wideLayoutMinWidth) setSide('properties');
    },
    [closePast, openTalk, setSide],
  );
  // Memoized because every block of the page reads this context.
  const marks = useMemo(() => {
    const read = (block: string): void => {
      select(block);
      open('read');
    };
    return { counts, read };
  }, [counts, open, select]);
  const toggleTalk = (): void => {
    if (!talk.isOpen) {
      open('read');
      return;
    }
    talk.close();
    if (innerWidth < wideLayoutMinWidth) setSide('page');
  };
  const togglePast = (): void => {
    talk.close();
    past.toggle();
  };
  return {
    marks,
    past: { ...past, toggle: togglePast },
    talk: { ...talk, toggle: toggleTalk },
    write: () => {
      open('write');
    },
  };
}

/** State of the history panel and the version on display. */
function useHistoryPanel(setSide: SetSide) {
  const [isOpen, setOpen] = useState(false);
  const [revision, setRevision] = useState<PageRevision>();
  const close = useCallback((): void => {
    setOpen(false);
    setRevision(undefined);
  }, []);
  return {
    isOpen,
    revision,
    toggle: () => {
      setOpen(!isOpen);
      setRevision(undefined);
      if (innerWidth < wideLayoutMinWidth) setSide(isOpen ? 'page' : 'properties');
    },
    show: (shown: PageRevision) => {
      setRevision(shown);
      if (innerWidth < wideLayoutMinWidth) setSide('page');
    },
    hide: () => {
      setRevision(undefined);
    },
    close,
  };
}
