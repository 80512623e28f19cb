import { textIn } from '@selvedge/shared/blocks/model/wire';
import { richNamesOf, typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';

import { textOfItem } from '../history/change-description.js';
import { plain } from '../session/block-titles.js';

/**
 * Returns the text of the changed rich-text properties and list items, so that the user can copy
 * it.
 */
export function textsWritten(change: PageChange): readonly string[] {
  if (change.kind !== 'changed') return [];
  const { block, names, items = [] } = change;
  const rich = richNamesOf(typeNameOf(block))
    .filter((name) => names.includes(name))
    .map((name) => plain(textIn(block.properties?.[name]?.value) ?? ''));
  return [...rich, ...items.map(({ item }) => textOfItem(item))].filter((text) => text !== '');
}
