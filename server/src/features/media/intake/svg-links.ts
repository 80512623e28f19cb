import { refuse } from './svg-features.js';

/** Formats by their first bytes in base64, whose first three bytes are four letters. */
const formats: readonly (readonly [string, RegExp])[] = [
  ['png', /^\x89PNG/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];

/**
 * Returns the link of an element as browsers follow it: a picture with its real type, because
 * programs write `image/jpg` or `img/jpeg`, and browsers ignore the type. Links that browsers do
 * not follow either are returned unchanged. Throws DrawingNotSupported if browsers show something
 * that is in another file.
 */
export function followedLink(element: string, value: string): string {
  const link = value.trim();
  if (element === 'image' && /^data:/i.test(link)) return embedded(link);
  const isFile = !/^[a-z][a-z\d+.-]*:|^#|^$/i.test(link);
  if (element === 'image' && (isFile || /^(?:https?|file):/i.test(link)))
    throw refuse.linkedFile('a linked picture');
  // Browsers follow `use` within the same site only.
  if (element === 'use' && isFile && !link.startsWith('//'))
    throw refuse.linkedFile('a shape of another file');
  return value;
}

function embedded(link: string): string {
  const comma = link.indexOf(',');
  const isBase64 = /;\s*base64\s*$/i.test(link.slice(0, comma).slice(-20));
  if (comma === -1 || !isBase64) throw refuse.picture();
  const data = unescaped(link.slice(comma + 1)).replaceAll(/\s+/g, '');
  const start = Buffer.from(data.slice(0, 32), 'base64').toString('latin1');
  const format = formats.find(([, pattern]) => pattern.test(start))?.[0];
  if (format === undefined) throw refuse.picture();
  return `data:image/${format};base64,${data}`;
}

function unescaped(data: string): string {
  if (!data.includes('%')) return data;
  try {
    return decodeURIComponent(data);
  } catch {
    // decodeURIComponent threw a URIError: browsers show nothing.
    throw refuse.picture();
  }
}
