import { blockedLink } from '../blocks/model/properties/texts.js';
import { linkOf } from '../links/link.js';
import { escaped } from './escaped.js';
import { styleOf } from './text-styles.js';

/** A tag with its attributes. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Nesting order of marks: lower ranks are outside. */
  readonly rank: number;
  /** Whether it is a void element. */
  readonly isEmpty?: boolean;
}

type Held = Readonly<Record<string, unknown>>;

export function opened({ name, attributes }: HtmlTag): string {
  const attributeText = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escaped(value)}"`],
  );
  return `<${name}${attributeText.join('')}>`;
}

export function closed({ name }: HtmlTag): string {
  return `</${name}>`;
}

/** Marks without attributes, from the outermost. */
const plainMarks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'] as const;
const tagNames: Readonly<Record<string, (typeof plainMarks)[number]>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

/** Tag of a mark in a live text; undefined if it is unknown. */
export function markOf(attribute: string, held: unknown): HtmlTag | undefined {
  // Marks that may overlap have a hash suffix.
  const [name = ''] = attribute.split('--');
  const value = heldIn(held);
  if (value === undefined) return undefined;
  if (name === 'link') return { name: 'a', attributes: linkAttributes(value), rank: 0 };
  if (name === 'textStyle') {
    return { name: 'span', attributes: { style: styleOf(value) }, rank: 1 };
  }
  const tag = Object.hasOwn(tagNames, name) ? tagNames[name] : undefined;
  return tag && { name: tag, attributes: {}, rank: plainMarks.indexOf(tag) + 2 };
}

/** A blocked link has no target. */
function linkAttributes({ href, target, title }: Held): HtmlTag['attributes'] {
  const to = typeof href === 'string' ? href : '';
  return {
    href: linkOf(to).kind === 'blocked' ? blockedLink : to,
    ...(target === '_blank' && { target }),
    ...(typeof title === 'string' && { title }),
  };
}

/** Undefined for a removed mark. */
function heldIn(held: unknown): Held | undefined {
  if (held === true) return {};
  // Every value is validated before use.
  return typeof held === 'object' && held !== null ? (held as Held) : undefined;
}
