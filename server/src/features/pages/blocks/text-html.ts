import { isPictureSource, linkOf } from '@selvedge/shared/links/link';
import { blockedLink } from '@selvedge/shared/blocks/model/properties/texts';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\)|[a-z]{3,20})$/i;
const oneLength = String.raw`-?(?:\d+(?:\.\d*)?|\.\d+)(?:px|rem|em|ch|vw|%)?`;
const length = new RegExp(`^${oneLength}$`);
const lengths = new RegExp(`^${oneLength}(?:\\s+${oneLength}){0,3}$`);

/** Allowed styles: none that change the position on the page or load a resource. */
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

/** Allowed URL schemes of links (UTL-002). */
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
  // Links are checked below by the shop's own rules, which know its actions and the blocked
  // schemes.
  allowedSchemes: [...schemes, 'blocked'],
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
} satisfies IOptions;

/** Replacement for the address of an image; null removes it. */
type PictureSwap = (source: string) => string | null;

/**
 * Sanitizes the HTML of a text block for display (BLK-037): text, lists, tables, links, images and
 * their styles. The stored HTML never changes.
 */
export function shownHtml(html: string, pictureFor: PictureSwap = (source) => source): string {
  const transformTags = {
    a: linkTag,
    img: (tagName: string, attributes: sanitizeHtml.Attributes) =>
      imageTag(tagName, attributes, pictureFor),
  };
  return sanitizeHtml(html, { ...options, transformTags });
}

/** Links to other hosts open in a new tab (UTL-003); blocked links lose their target (LAY-045). */
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
      // A text starts no actions, so the words stay plain.
      return { tagName: 'span', attribs: others };
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
