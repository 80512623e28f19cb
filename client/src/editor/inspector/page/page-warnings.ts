import type { Property } from '@selvedge/shared/blocks/model/property';
import { hasUnknownItemFactory, noSource } from '@selvedge/shared/blocks/item-factory';
import { isPseudo } from '@selvedge/shared/blocks/model/template';
import { listIn, textIn } from '@selvedge/shared/blocks/model/wire';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import { actionProblem } from '@selvedge/shared/links/action-titles';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { hrefOfAction } from '../links/href-of-action.js';
import { contrastProblem } from '../controls/colour-contrast.js';
import { heldIn } from '../held-value.js';
import type { ThemeOfPage } from '../theme-of-page.js';

/** Problem that makes a page hard to find or to read. */
export interface PageWarning {
  /** Affected block; null for the page itself. */
  readonly uuid: string | null;
  readonly text: string;
}

interface Checked {
  readonly blocks: readonly LiveBlock[];
  readonly properties: Readonly<Record<string, Json>>;
}

/** Returns all warnings of a page, sorted by check and then by page order. */
export function warningsOf({ blocks, properties }: Checked, themed: ThemeOfPage) {
  const all = allOf(blocks);
  const parts = all.map(partOf);
  const hasTitle = (textIn(properties['title']) ?? '').trim() !== '';
  return [
    ...(hasTitle ? [] : [{ uuid: null, text: 'The page has no title.' }]),
    ...parts.flatMap((part) => [
      ...undescribed(part),
      ...foreign(part),
      ...unknownActions(part),
      ...unreadable(part, themed),
    ]),
    ...disordered(parts.flatMap(headingsIn)),
    ...all.flatMap(unfilled),
    ...all.flatMap(unknown),
    ...strays(blocks),
  ] satisfies readonly PageWarning[];
}

/** Block with the properties of its definition. */
interface Part {
  readonly uuid: string;
  readonly properties: readonly (readonly [string, Property<unknown>])[];
  /** Value of a text property; empty if the default applies. */
  readonly textOf: (name: string) => string;
  readonly valueOf: (name: string) => Json | undefined;
}

function partOf({ uuid, wire }: LiveBlock): Part {
  const properties: Readonly<Record<string, Property<unknown>>> =
    blockRegistry.find(typeNameOf(wire))?.properties ?? {};
  const valueOf = (name: string): Json | undefined => {
    const property = properties[name];
    return property && heldIn(wire.properties, name, property).value;
  };
  return {
    ...{ uuid, valueOf },
    properties: Object.entries(properties),
    textOf: (name) => textIn(valueOf(name)) ?? '',
  };
}

function undescribed({ uuid, properties, textOf }: Part): readonly PageWarning[] {
  return properties.flatMap(([name, { alternative = '' }]) =>
    alternative === '' || textOf(name) === '' || textOf(alternative).trim() !== ''
      ? []
      : [{ uuid, text: 'An image has no alt text.' }],
  );
}

function unknownActions({ uuid, properties, textOf, valueOf }: Part): readonly PageWarning[] {
  const links = properties.flatMap(([name, { kind, names }]) => {
    if (kind === 'link') return [textOf(name)];
    if (kind === 'actions') return (listIn(valueOf(name)) ?? []).map(hrefOfAction);
    return names === 'action' ? [hrefOfAction({ action: textOf(name) })] : [];
  });
  return links.flatMap((href) => {
    const text = actionProblem(href);
    return text === undefined ? [] : [{ uuid, text }];
  });
}

/** Images of other sites: the content security policy of the shop blocks them. */
function foreign({ uuid, properties, textOf }: Part): readonly PageWarning[] {
  return properties.flatMap(([name, { kind, media }]) => {
    if (media !== undefined) return [];
    const sources =
      kind === 'image' ? [textOf(name)] : kind === 'richText' ? sourcesIn(textOf(name)) : [];
    return sources.flatMap((source) => {
      const text = blockedImage(source.trim());
      return text === undefined ? [] : [{ uuid, text }];
    });
  });
}

function sourcesIn(html: string): readonly string[] {
  const images = html.split(/<img(?=\s)/i).slice(1);
  return images.flatMap((image) => {
    const [, source = ''] = image.slice(0, image.indexOf('>')).split(/\ssrc="/i);
    return source.split('"', 1);
  });
}

function blockedImage(source: string): string | undefined {
  const site = /^(?:https?:)?\/\/([^/?#]{1,255})/i.exec(source)?.[1];
  if (site !== undefined)
    return `An image from ${site} is hidden from shoppers. Upload it to your media library.`;
  if (!/^(?:file|blob|cid|about):/i.test(source)) return undefined;
  return 'An image file on a computer is hidden from shoppers. Upload it to your media library.';
}

function unreadable({ uuid, properties, textOf }: Part, themed: ThemeOfPage) {
  return properties.flatMap(([name, { label, standsOn = [] }]): readonly PageWarning[] => {
    const surface = standsOn.map(textOf).find((colour) => colour !== '');
    const problem =
      surface === undefined ? undefined : contrastProblem(themed(textOf(name)), themed(surface));
    return problem === undefined ? [] : [{ uuid, text: `${label}: ${problem}` }];
  });
}

/** The grid names a source that the shop does not have. */
function unfilled({ uuid, wire }: LiveBlock): readonly PageWarning[] {
  const definition = blockRegistry.find(typeNameOf(wire));
  const isUnfilled = definition !== undefined && hasUnknownItemFactory(wire, definition);
  return isUnfilled ? [{ uuid, text: `${noSource}.` }] : [];
}

/** Unknown blocks of imported pages are stored unchanged (0114). */
function unknown({ uuid, wire }: LiveBlock): readonly PageWarning[] {
  const name = typeNameOf(wire);
  if (isPseudo(wire) || blockRegistry.find(name) !== undefined) return [];
  const why = name === '' ? 'it has no block type' : `the block type “${name}” is unknown`;
  return [{ uuid, text: `Shoppers do not see this block: ${why}.` }];
}

/** Variations outside a split test, which are never shown (BLX-015). */
function strays(blocks: readonly LiveBlock[]): readonly PageWarning[] {
  return blocks.flatMap((block) => {
    const { uuid, wire, items } = block;
    if (nameIn(wire, 'splitTest') !== '') return [];
    const isStray = nameIn(wire, 'variation') !== '';
    const text = 'This variation is not inside a split test, so shoppers do not see it.';
    return isStray ? [{ uuid, text }] : strays(items);
  });
}

function nameIn({ properties = {} }: LiveBlock['wire'], name: string): string {
  return textIn(properties[name]?.value)?.trim() ?? '';
}

interface Heading {
  readonly uuid: string;
  readonly level: number;
}

function headingsIn({ uuid, properties, textOf }: Part): readonly Heading[] {
  return properties.flatMap(([name, { kind, heads, default: standard }]) => {
    if (kind === 'richText') return levelsIn(textOf(name)).map((level) => ({ uuid, level }));
    if (heads === undefined || textOf(heads) === '') return [];
    return levelsIn(`<${textOf(name) || String(standard)}>`).map((level) => ({ uuid, level }));
  });
}

function levelsIn(html: string): readonly number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/gi)].map(([, level]) => Number(level));
}

/** A page without a main heading shows its title as one, so the first level is 1. */
function disordered(headings: readonly Heading[]): readonly PageWarning[] {
  return headings.flatMap(({ uuid, level }, index) => {
    const before = headings[index - 1]?.level ?? 1;
    const isSecond = level === 1 && headings.slice(0, index).some((one) => one.level === 1);
    if (isSecond) return [{ uuid, text: 'The page already has a main heading above this one.' }];
    if (level <= before + 1) return [];
    return [
      {
        uuid,
        text: `Heading level ${String(level)} follows level ${String(before)}. Do not skip levels.`,
      },
    ];
  });
}

function allOf(blocks: readonly LiveBlock[]): readonly LiveBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}
