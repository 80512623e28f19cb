import { blockedLink } from '../blocks/model/properties/texts.js';
import { linkOf } from '../links/link.js';
import { escaped } from './escaped.js';
import { styleOf } from './text-styles.js';

/** A tag with what it says. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Of a mark: those of lower rank stand around those of higher. */
  readonly rank: number;
  /** It has no content and no end. */
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

/** The tags of marks that say nothing more, from the outermost. */
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

/** The tag of a mark, as letters of a live text hold it; undefined for one that nobody knows. */
export function markOf(attribute: string, held: unknown): HtmlTag | undefined {
  // Marks that may stand over one another have a hash behind their name.
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

/** UTL-003: what is blocked leads nowhere. */
function linkAttributes({ href, target, title }: Held): HtmlTag['attributes'] {
  const to = typeof href === 'string' ? href : '';
  return {
    href: linkOf(to).kind === 'blocked' ? blockedLink : to,
    ...(target === '_blank' && { target }),
    ...(typeof title === 'string' && { title }),
  };
}

/** Undefined for a mark that was taken away. */
function heldIn(held: unknown): Held | undefined {
  if (held === true) return {};
  // Whatever names there are, each value is looked at before it is used.
  return typeof held === 'object' && held !== null ? (held as Held) : undefined;
}
