import { LiveBlockReader } from '@selvedge/shared/pages/live/live-block-reader';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pagePropertiesOf, pageOf } from '@selvedge/shared/pages/live/live-page';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';

import type { PageSession, SessionState } from '../../connect/sdk/page-session.js';

/** The page as it is now, whoever changed it. */
export interface LivePage {
  readonly blocks: readonly LiveBlock[];
  readonly properties: Readonly<Record<string, Json>>;
  readonly fields: Readonly<Record<string, Json>>;
}

/** At most once a frame, however many changes come. What of it has not changed is the same object. */
export function useLivePage({ doc }: PageSession): LivePage {
  const [reader] = useState(() => new LiveBlockReader(doc));
  const [page, setPage] = useState(() => readPage(doc, reader));
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      setPage(readPage(doc, reader));
    };
    const readSoon = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    doc.on('update', readSoon);
    readSoon();
    return () => {
      doc.off('update', readSoon);
      cancelAnimationFrame(frame);
    };
  }, [doc, reader]);
  return page;
}

function readPage(doc: Y.Doc, reader: LiveBlockReader): LivePage {
  return {
    blocks: reader.read(),
    properties: pagePropertiesOf(doc).toJSON(),
    fields: pageOf(doc).toJSON(),
  };
}

export function useSessionState({ subscribe, current }: PageSession): SessionState {
  return useSyncExternalStore(subscribe, current);
}
