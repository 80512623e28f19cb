import { blockEntries, fragmentsOf } from '@selvedge/shared/pages/live/live-page';
import * as Y from 'yjs';

/** Returns the first text node of every text on a page. */
export function textsOf(doc: Y.Doc): readonly Y.XmlText[] {
  return blockEntries(doc).flatMap(([, block]) =>
    fragmentsOf(block).flatMap(([, fragment]) => {
      const paragraph = fragment.get(0);
      const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : undefined;
      return text instanceof Y.XmlText ? [text] : [];
    }),
  );
}
