import { LiveBlockReader } from '@selvedge/shared/pages/live/live-block-reader';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pagePropertiesOf, pageOf } from '@selvedge/shared/pages/live/live-page';
import { valuesIn } from '@selvedge/shared/pages/live/text/held-values';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as Y from 'yjs';

import type { PageSession, SessionState } from '../../connect/sdk/page-session.js';
import { Paced } from '../../lib/paced.js';

/** The current content of the page, including changes by others. */
export interface LivePage {
  readonly blocks: readonly LiveBlock[];
  readonly properties: Readonly<Record<string, Json>>;
  readonly fields: Readonly<Record<string, Json>>;
}

/**
 * Maximum delay of updates in the panels around the page, in milliseconds. Own commands update
 * immediately; typing and changes by others show on the page itself.
 */
const followedEvery = 100;

/** Unchanged parts keep their identity. */
export function useLivePage({ doc }: PageSession): LivePage {
  const [reader] = useState(() => new LiveBlockReader(doc));
  const [page, setPage] = useState(() => readPage(doc, reader));
  useEffect(() => {
    const reading = new Paced(() => {
      setPage((before) => readPage(doc, reader, before));
    }, followedEvery);
    const follow = (
      _update: Uint8Array,
      _origin: unknown,
      _doc: Y.Doc,
      by: Y.Transaction,
    ): void => {
      if (isCommand(by)) reading.now();
      else reading.soon();
    };
    doc.on('update', follow);
    reading.now();
    return () => {
      doc.off('update', follow);
      reading.stop();
    };
  }, [doc, reader]);
  return page;
}

/** Whether a transaction is a local change other than typing. */
function isCommand({ local, changed }: Y.Transaction): boolean {
  return local && [...changed.keys()].some((type) => !isText(type));
}

function isText(type: unknown): boolean {
  return type instanceof Y.XmlFragment || type instanceof Y.XmlText;
}

function readPage(doc: Y.Doc, reader: LiveBlockReader, before?: LivePage): LivePage {
  const properties = Object.fromEntries(valuesIn(pagePropertiesOf(doc)));
  const fields = pageOf(doc).toJSON();
  return {
    blocks: reader.read(),
    properties:
      before !== undefined && isSame(before.properties, properties)
        ? before.properties
        : properties,
    fields: before !== undefined && isSame(before.fields, fields) ? before.fields : fields,
  };
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function useSessionState({ subscribe, current }: PageSession): SessionState {
  return useSyncExternalStore(subscribe, current);
}
