import type * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import { setJson } from './block-commands.js';
import { flagPrefix, pageOf, pagePropertiesOf, type PageField } from './live-page.js';
import { setValue, typeValue, type FieldTyping } from './text/live-values.js';
import { typedOfPage } from './text/typed-names.js';

/* Commands on the page itself. Each is one transaction. */

/** Sets a field; undefined removes it. The url is a draft until the page is saved. */
export function setPageField(
  doc: Y.Doc,
  origin: unknown,
  { name, value }: { readonly name: PageField; readonly value: Json | undefined },
): void {
  doc.transact(() => setJson(pageOf(doc), name, value), origin);
}

export function setPageFlag(
  doc: Y.Doc,
  origin: unknown,
  { name, isSet }: { readonly name: string; readonly isSet: boolean },
): void {
  const flag = `${flagPrefix}${name}`;
  doc.transact(() => setJson(pageOf(doc), flag, isSet || undefined), origin);
}

/** Sets a property of the page, known or not; undefined restores the default. */
export function setPageProperty(
  doc: Y.Doc,
  origin: unknown,
  { name, value }: { readonly name: string; readonly value: Json | undefined },
): void {
  doc.transact(() => setValue(pagePropertiesOf(doc), typedOfPage, { name, value }), origin);
}

/** Applies typed text to a property of the page, like `typeProperty`. */
export function typePageProperty(
  doc: Y.Doc,
  origin: unknown,
  typing: { readonly name: string } & FieldTyping,
): void {
  doc.transact(() => typeValue(pagePropertiesOf(doc), typedOfPage, typing), origin);
}
