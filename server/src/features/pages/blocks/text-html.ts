import { isPictureSource, linkOf } from '@selvedge/shared/links/link';
import { blockedLink } from '@selvedge/shared/blocks/model/properties/texts';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\)|[a-z]{3,20})$/i;
const oneLength = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:px|rem|em|ch|vw|%)?`;
const length = new RegExp(`^${oneLength}$`);
const lengths = new RegExp(`^${oneLength}(?:\\s+${oneLength}){0,3}$`);

/** What text may look like; nothing that leaves its place on the page or loads anything. */
const styles: Readonly<Record<string, RegExp[]>> = {
  color: [colour],
  'background-color': [colour],
  'text-align': [/^(?:left|right|center|justify|start|end)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'text-transform': [/^(?:none|uppercase|lowercase|capitalize)$/],
  'font-size': [length],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-family': [/^[\w\s'",-]{1,120}$/],
  'line-height': [length],
  'letter-spacing': [length],
  margin: [lengths],
  'margin-top': [length],
  'margin-bottom': [length],
  padding: [lengths],
  'list-style-type': [/^(?:disc|circle|square|decimal|none)$/],
};

const textTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'span',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
];
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'];

/** UTL-002. */
const schemes = ['https', 'http', 'wss', 'ws', 'mqtts', 'mqtt', 'mailto', 'tel', 'dtg'];

const options = {
  allowedTags: [...textTags, ...tables, 'a', 'img'],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedStyles: { '*': { ...styles } },
  // The shop's own rules for links decide below; they know its actions, and what is blocked.
  allowedSchemes: [...schemes, 'blocked'],
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
} satisfies IOptions;

/** What is shown in place of a picture's address; null for nothing. */
type PictureSwap = (source: string) => string | null;

/**
 * BLK-037: the html of a text block as shops show it: words, lists, tables, links and pictures, with
 * what styles them. Stored html is never changed; this is for showing it.
 */
export function shownHtml(html: string, pictureFor: PictureSwap = (source) => source): string {
  const transformTags = {
    a: linkTag,
    img: (tagName: string, attributes: sanitizeHtml.Attributes) =>
      imageTag(tagName, attributes, pictureFor),
  };
  return sanitizeHtml(html, { ...options, transformTags });
}

/** UTL-003, LAY-045: another host opens in a tab of its own, and what is blocked leads nowhere. */
function linkTag(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, target: _target, rel: _rel, ...others } = attributes;
  if (href === undefined) return { tagName, attribs: others };
  switch (linkOf(href).kind) {
    case 'external':
      return {
        tagName,
        attribs: { ...others, href, target: '_blank', rel: 'noopener noreferrer' },
      };
    case 'internal':
    case 'other':
      return { tagName, attribs: { ...others, href } };
    case 'action':
    case 'nothing':
      return { tagName, attribs: { ...others, href: '#' } };
    case 'blocked':
      return { tagName, attribs: { ...others, href: blockedLink } };
  }
}

function imageTag(
  tagName: string,
  { src = '', alt = '', width, height }: sanitizeHtml.Attributes,
  pictureFor: PictureSwap,
): sanitizeHtml.Tag {
  const picture = isPictureSource(src) ? pictureFor(src) : null;
  const shown = picture === null ? {} : { src: picture };
  const measures = { ...(width && { width }), ...(height && { height }) };
  return { tagName, attribs: { alt, loading: 'lazy', ...measures, ...shown } };
}
