import type * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import { setJson } from './block-commands.js';
import { flagPrefix, pageOf, pagePropertiesOf, type PageField } from './live-page.js';

/* Commands upon the page itself: one transaction each. */

/** The url is a proposal until the page is saved. Undefined leaves a field out. */
export function setPageField(
  doc: Y.Doc,
  origin: unknown,
  { name, value }: { readonly name: PageField; readonly value: Json | undefined },
): void {
  doc.transact(() => setJson(pageOf(doc), name, value), origin);
}

/** PAG-005. */
export function setPageFlag(
  doc: Y.Doc,
  origin: unknown,
  { name, isSet }: { readonly name: string; readonly isSet: boolean },
): void {
  const flag = `${flagPrefix}${name}`;
  doc.transact(() => setJson(pageOf(doc), flag, isSet || undefined), origin);
}

/** PAG-010: one of the page's properties, or any other; undefined leaves it to its default. */
export function setPageProperty(
  doc: Y.Doc,
  origin: unknown,
  { name, value }: { readonly name: string; readonly value: Json | undefined },
): void {
  doc.transact(() => setJson(pagePropertiesOf(doc), name, value), origin);
}
