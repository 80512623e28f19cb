import type { PageRevision } from '@selvedge/shared/pages/page';
import { useCallback, useMemo, useState } from 'react';

import type { Side } from './Panels.js';
import { wide } from './wide.js';
import { useTalk, type TalkRequest } from '../comments/useTalk.js';
import type { OpenPage } from '../session/useOpening.js';

type SetSide = (side: Side) => void;

/** State of the side panel that replaces the properties: history or comments. */
export function usePanels(page: OpenPage, select: (uuid: string) => void, setSide: SetSide) {
  const past = usePast(setSide);
  const talk = useTalk(page);
  const [{ close: closePast }, { open: openTalk, counts }] = [past, talk];
  const open = useCallback(
    (kind: TalkRequest['kind']): void => {
      closePast();
      openTalk(kind);
      if (innerWidth < wide) setSide('properties');
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
    if (innerWidth < wide) setSide('page');
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
function usePast(setSide: SetSide) {
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
      if (innerWidth < wide) setSide(isOpen ? 'page' : 'properties');
    },
    show: (shown: PageRevision) => {
      setRevision(shown);
      if (innerWidth < wide) setSide('page');
    },
    hide: () => {
      setRevision(undefined);
    },
    close,
  };
}
