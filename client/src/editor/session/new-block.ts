import type { BlockFixture } from '@selvedge/shared/blocks/model/block-fixture';
import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import type { BlockName } from '@selvedge/shared/blocks/registry';
import { richNamesOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';

import { htmlText } from '../../connect/sdk/html-text.js';

/** Creates a block of a type with sample content. */
export function newBlock(type: BlockName): NewBlock & { readonly type: BlockName } {
  return { ...ofFixture(FIXTURES[type]), type };
}

/** Creates a block from a fixture, with new uuids for it and its items. */
export function ofFixture({ type, values, size = 12, items = [] }: BlockFixture): NewBlock {
  const rich = new Set(richNamesOf(type));
  const all = Object.entries(values);
  const texts = all.filter(([name]) => rich.has(name));
  return {
    ...{ uuid: crypto.randomUUID(), type, size },
    properties: Object.fromEntries(all.filter(([name]) => !rich.has(name))),
    texts: Object.fromEntries(texts.map(([name, html]) => [name, htmlText(textIn(html) ?? '')])),
    items: items.map(ofFixture),
  };
}
