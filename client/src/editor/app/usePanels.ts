import type { PageRevision } from '@selvedge/shared/pages/page';
import { useCallback, useMemo, useState } from 'react';

import type { Side } from './Panels.js';
import { wide } from './wide.js';
import { useTalk, type TalkRequest } from '../comments/useTalk.js';
import type { OpenPage } from '../session/useOpening.js';

type SetSide = (side: Side) => void;

/** What is shown beside the page instead of properties: its past, or what is said about it. */
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
  // The same as long as nothing is said: every block of the page looks at it.
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

/** What is looked at of the history of the page. */
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
