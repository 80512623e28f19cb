import { isPictureSource } from '../links/link.js';
import type { HtmlTag } from './html-tags.js';
import { spanIn } from './tables.js';
import { alignmentOf } from './text-styles.js';

type Held = Readonly<Record<string, unknown>>;

/** Html tags of the schema's nodes. */
const nodes: Readonly<Record<string, (held: Held) => Omit<HtmlTag, 'rank'>>> = {
  paragraph: ({ textAlign }) => ({ name: 'p', attributes: { style: alignmentOf(textAlign) } }),
  heading: ({ level, textAlign }) => ({
    name: `h${headingLevel(level)}`,
    attributes: { style: alignmentOf(textAlign) },
  }),
  blockquote: () => ({ name: 'blockquote', attributes: {} }),
  bulletList: () => ({ name: 'ul', attributes: {} }),
  orderedList: ({ start }) => ({
    name: 'ol',
    attributes: { start: start === 1 ? undefined : wholeNumber(start) },
  }),
  listItem: () => ({ name: 'li', attributes: {} }),
  table: () => ({ name: 'table', attributes: {} }),
  tableRow: () => ({ name: 'tr', attributes: {} }),
  tableCell: (held) => ({ name: 'td', attributes: spansOf(held) }),
  tableHeader: (held) => ({ name: 'th', attributes: spansOf(held) }),
  codeBlock: () => ({ name: 'pre', attributes: {} }),
  horizontalRule: () => ({ name: 'hr', attributes: {}, isEmpty: true }),
  hardBreak: () => ({ name: 'br', attributes: {}, isEmpty: true }),
  image: ({ src, alt, width, height }) => ({
    name: 'img',
    attributes: {
      src: typeof src === 'string' && isPictureSource(src) ? src : undefined,
      alt: typeof alt === 'string' ? alt : undefined,
      width: wholeNumber(width),
      height: wholeNumber(height),
    },
    isEmpty: true,
  }),
};

function spansOf({ colspan, rowspan }: Held): HtmlTag['attributes'] {
  const spanAttribute = (held: unknown): string | undefined =>
    spanIn(held) === 1 ? undefined : String(spanIn(held));
  return { colspan: spanAttribute(colspan), rowspan: spanAttribute(rowspan) };
}

/** Tag of a node; undefined if it is unknown. */
export function nodeTagOf(name: string, held: Held): HtmlTag | undefined {
  const tag = Object.hasOwn(nodes, name) ? nodes[name]?.(held) : undefined;
  return tag && { ...tag, rank: 0 };
}

function headingLevel(held: unknown): string {
  const level = wholeNumber(held);
  return level !== undefined && /^[1-6]$/.test(level) ? level : '2';
}

/** Also accepts text, as in html attributes. */
function wholeNumber(held: unknown): string | undefined {
  const text = typeof held === 'number' ? String(held) : held;
  return typeof text === 'string' && /^\d{1,6}$/.test(text) ? text : undefined;
}
