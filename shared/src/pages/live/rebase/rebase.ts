import type * as Y from 'yjs';

import { pageOf, pagePropertiesOf } from '../live-page.js';
import type { PageChange } from '../merge/page-changes.js';
import { rebaseBlocks } from './rebase-blocks.js';
import { typedOfPage } from '../text/typed-names.js';
import { rebaseProperties } from './rebase-texts.js';
import { rebaseValues } from './rebase-values.js';
import type { Unstored } from './unstored.js';

/**
 * Rebases local changes onto the document that replaced this copy. A rebuilt document has the same
 * blocks but no history, so changes are compared block by block. Returns the conflicts, in which
 * the version of others wins.
 */
export function rebase(doc: Y.Doc, origin: unknown, unstored: Unstored): readonly PageChange[] {
  const left: PageChange[] = [];
  doc.transact(() => {
    const { stored, mine } = unstored;
    const fields = rebaseValues(pageOf(doc), { stored: pageOf(stored), mine: pageOf(mine) });
    const properties = rebaseProperties(pagePropertiesOf(doc), typedOfPage, {
      stored: pagePropertiesOf(stored),
      mine: pagePropertiesOf(mine),
    });
    const lists = properties.items.map(({ name }) => name);
    const names = [...new Set([...fields, ...properties.names, ...lists])];
    if (names.length > 0) left.push({ kind: 'page', names });
    left.push(...rebaseBlocks(doc, unstored));
  }, origin);
  return left;
}
