import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { objectIn, textIn, type WireBlock } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { pageDefinition } from '@selvedge/shared/pages/page';

import { titleOfBlock, textOfBlock } from '../session/block-titles.js';

export interface ChangeDescription {
  /** `Quote “So soft”`. */
  readonly what: string;
  /** `added`, `removed`, or the changed properties: `text, colour, moved`. */
  readonly how: string;
}

const fieldLabels: Readonly<Partial<Record<string, string>>> = {
  url: 'web address',
  size: 'width',
  deleted: 'deleted',
  published: 'visibility',
  sitemap: 'sitemap',
};

export function describeChange(change: PageChange): ChangeDescription {
  if (change.kind === 'page') {
    return { what: 'This page', how: listed(change.names, pageDefinition.properties) };
  }
  const { block, kind } = change;
  const what = calledBlock(block);
  if (kind !== 'changed') return { what, how: kind };
  const { properties = {} } = blockRegistry.find(typeNameOf(block)) ?? {};
  const names = listed(change.names, properties);
  const items = (change.items ?? []).map(
    ({ name, item }) => `${listed([name], properties)} “${textOfItem(item)}”`,
  );
  return {
    what,
    how: [...(names === '' ? [] : [names]), ...items, ...(change.isMoved ? ['moved'] : [])].join(
      ', ',
    ),
  };
}

/** Text of an item of a list; empty if it has none. */
export function textOfItem(item: Json): string {
  return textIn(item) ?? textIn(objectIn(item)?.['text']) ?? '';
}

function calledBlock(wire: WireBlock): string {
  const text = textOfBlock({ wire });
  return text === '' ? titleOfBlock({ wire }) : `${titleOfBlock({ wire })} “${text}”`;
}

type Labelled = Readonly<
  Record<string, { readonly label: string; readonly wireNames?: readonly string[] | undefined }>
>;

function listed(names: readonly string[], properties: Labelled): string {
  const labels = names.map((name) => {
    const found = Object.entries(properties).find(([own, { wireNames = [own] }]) =>
      wireNames.includes(name),
    );
    return fieldLabels[name] ?? found?.[1].label.toLowerCase() ?? name;
  });
  return [...new Set(labels)].join(', ');
}
