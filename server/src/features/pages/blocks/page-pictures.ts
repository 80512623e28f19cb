import type { BlockDefinition } from '@selvedge/shared/blocks/model/block';
import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { placeholderColour } from '@selvedge/shared/images/placeholder';
import { linkOf } from '@selvedge/shared/links/link';

import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import { shownHtml } from './text-html.js';

/** What stands where the address of a picture or film stood; null for nothing. */
type Swap = (source: string, place: Place) => string | null;

interface Place {
  /** Of the property; `html` for a picture among words. */
  readonly name: string;
  /** Of the place until the picture is there. */
  readonly ground: string;
}

/** Whether an address leads to another host. */
export function isExternal(source: string): boolean {
  return linkOf(source).kind === 'external';
}

/** The addresses of other hosts that the blocks show pictures and films of, each once. */
export function externalSourcesIn(blocks: readonly BareBlock[]): readonly string[] {
  const found = new Set<string>();
  withPictures(blocks, (source) => {
    if (isExternal(source)) found.add(source);
    return source;
  });
  return [...found];
}

/** The blocks with other pictures in their place. */
export function withPictures(blocks: readonly BareBlock[], swap: Swap): readonly BareBlock[] {
  return blocks.map((block) => ({
    ...block,
    properties: propertiesWith(block, swap),
    items: withPictures(block.items, swap),
  }));
}

function propertiesWith({ type, properties }: BareBlock, swap: Swap): BareBlock['properties'] {
  const definition: BlockDefinition | undefined = blockRegistry.find(type);
  // By name, whatever the type of the block.
  const values = properties as Readonly<Record<string, unknown>>;
  const colour = values['placeholderColor'];
  const ground = typeof colour === 'string' ? colour : placeholderColour;
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value];
    return [
      name,
      swapped(definition?.properties[name]?.kind, value, (source) =>
        swap(source, { name, ground }),
      ),
    ];
  });
  // The same names, and of each the same type.
  return Object.fromEntries(entries) as BareBlock['properties'];
}

function swapped(
  kind: PropertyKind | undefined,
  value: string,
  swap: (source: string) => string | null,
): string | null {
  if (kind === 'image') return swap(value);
  if (kind === 'richText') return value.includes('<img') ? shownHtml(value, swap) : value;
  // Our own copy is offered in widths of our own.
  return kind === 'imageSet' && value.split(', ').some(isExternal) ? null : value;
}

/**
 * IMG-011: a plain picture of a colour (UTL-005), for where a picture is still to come: the place keeps
 * its ground, and nothing in it is broken.
 */
export function plainPicture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="${colour}" d="M0 0h800v600H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
