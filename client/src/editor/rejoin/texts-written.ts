import { textIn } from '@selvedge/shared/blocks/model/wire';
import { richNamesOf, typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';

import { plain } from '../session/block-titles.js';

/** Returns the text of the changed rich-text properties, so that the user can copy it. */
export function textsWritten(change: PageChange): readonly string[] {
  if (change.kind !== 'changed') return [];
  const { block, names } = change;
  return richNamesOf(typeNameOf(block))
    .filter((name) => names.includes(name))
    .map((name) => plain(textIn(block.properties?.[name]?.value) ?? ''))
    .filter((text) => text !== '');
}
