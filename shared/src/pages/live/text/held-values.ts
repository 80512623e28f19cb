import type * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { isLiveList, listValue, type LiveList } from './live-list.js';
import { isLiveText, textValue } from './live-text.js';

/** Value of a property in the document: JSON, a text, or a list of items with texts. */
export type LiveValue = Json | Y.Text | LiveList;

/** Properties of a block or of the page. */
export type LiveValues = Y.Map<LiveValue>;

/** Returns the value of a property; undefined if it has its default. */
export function valueOf(held: LiveValue | undefined): Json | undefined {
  if (isLiveText(held)) return textValue(held);
  return isLiveList(held) ? listValue(held) : held;
}

/** Returns the values of all properties that differ from their default, by name. */
export function valuesIn(values: LiveValues): readonly (readonly [string, Json])[] {
  return [...values].flatMap(([name, held]) => {
    const value = valueOf(held);
    return value === undefined ? [] : [[name, value] as const];
  });
}
