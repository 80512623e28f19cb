import type { BlockDefinition } from '@selvedge/shared/blocks/model/block';
import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { placeholderColour } from '@selvedge/shared/images/placeholder';
import { linkOf } from '@selvedge/shared/links/link';

import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import { shownHtml } from './text-html.js';

/** Replacement for the address of an image or video; null removes it. */
type Swap = (source: string, place: Place) => string | null;

interface Place {
  /** Name of the property; `html` for an image in rich text. */
  readonly name: string;
  /** Placeholder colour until the image is available. */
  readonly ground: string;
}

/** Whether an address is on another host. */
export function isExternal(source: string): boolean {
  return linkOf(source).kind === 'external';
}

/** Returns the addresses of images and videos on other hosts, without duplicates. */
export function externalSourcesIn(blocks: readonly BareBlock[]): readonly string[] {
  const found = new Set<string>();
  withPictures(blocks, (source) => {
    if (isExternal(source)) found.add(source);
    return source;
  });
  return [...found];
}

/** Returns the blocks with their images replaced by `swap`. */
export function withPictures(blocks: readonly BareBlock[], swap: Swap): readonly BareBlock[] {
  return blocks.map((block) => ({
    ...block,
    properties: propertiesWith(block, swap),
    items: withPictures(block.items, swap),
  }));
}

function propertiesWith({ type, properties }: BareBlock, swap: Swap): BareBlock['properties'] {
  const definition: BlockDefinition | undefined = blockRegistry.find(type);
  // Properties are read by name, for any block type.
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
  // Names and value types are unchanged.
  return Object.fromEntries(entries) as BareBlock['properties'];
}

function swapped(
  kind: PropertyKind | undefined,
  value: string,
  swap: (source: string) => string | null,
): string | null {
  if (kind === 'image') return swap(value);
  if (kind === 'richText') return value.includes('<img') ? shownHtml(value, swap) : value;
  // The imported copy is served in our own widths, so a set with external images is dropped.
  return kind === 'imageSet' && value.split(', ').some(isExternal) ? null : value;
}

/**
 * Placeholder of one colour for an image that is not imported yet (IMG-011, UTL-005). It keeps the
 * layout free of broken images.
 */
export function plainPicture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="${colour}" d="M0 0h800v600H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
