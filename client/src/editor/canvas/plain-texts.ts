import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { Property } from '@selvedge/shared/blocks/model/property';
import { listIn, objectIn, textIn, type WireBlock } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';

import { heldIn } from '../inspector/held-value.js';

/** Plain text of a block: a text property, or one item of a list. */
export interface PlainText {
  /** Stable key, independent of the text. */
  readonly key: string;
  readonly text: string;
  /** Name of the property in the block definition. */
  readonly property: string;
  /** Index in the list, if the text belongs to an item of one. */
  readonly item: number | undefined;
  /** In characters; undefined if unlimited. */
  readonly maxLength: number | undefined;
  /** Returns the wire name of the property and its value with the new text. */
  readonly saying: (text: string) => { readonly name: string; readonly value: Json };
}

/** Returns all plain texts of a block, in the order of its properties. */
export function plainTextsOf(block: WireBlock): readonly PlainText[] {
  const properties: Readonly<Record<string, Property<unknown>>> =
    blockRegistry.find(typeNameOf(block))?.properties ?? {};
  return Object.entries(properties).flatMap(([name, property]) => textsOf(block, name, property));
}

function textsOf(
  block: WireBlock,
  name: string,
  property: Property<unknown>,
): readonly PlainText[] {
  const { wireName, value } = heldIn(block.properties, name, property);
  if (property.kind === 'text') {
    const text = textIn(value) ?? textIn(asJson(property.default)) ?? '';
    const { maxLength } = property;
    const saying = (value: string) => ({ name: wireName, value });
    return [{ key: name, property: name, text, item: undefined, maxLength, saying }];
  }
  if (property.kind !== 'actions' && property.kind !== 'pills') return [];
  const items = listIn(value) ?? [];
  return items.map((item, index) => ({
    key: `${name}.${String(index)}`,
    property: name,
    text: textIn(objectIn(item)?.['text'] ?? item) ?? '',
    item: index,
    maxLength: undefined,
    saying: (text) => ({
      name: wireName,
      value: items.with(index, { ...objectIn(item), text }),
    }),
  }));
}

/** Defaults of text properties are strings. */
function asJson(value: unknown): Json | undefined {
  return typeof value === 'string' ? value : undefined;
}
