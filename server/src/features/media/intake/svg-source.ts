import { maxMediaBytes } from '@selvedge/shared/media/media-rules';

import { MediaUnreadable } from '../media.errors.js';

/** Entities whose text contains other entities; real files nest twice at most. */
const maxEntityDepth = 5;
const maxEntities = 1_000;
/** The XML declaration is in the first bytes. */
const declarationBytes = 200;

/**
 * Decodes XML as browsers do: by byte order mark or XML declaration, and as UTF-8 without either.
 * Throws MediaUnreadable if the declared encoding does not exist.
 */
export function decodeXml(content: Buffer): string {
  return decoderOf(encodingOf(content)).decode(content);
}

function encodingOf(content: Buffer): string {
  const start = content.toString('latin1', 0, declarationBytes);
  if (start.startsWith('\xff\xfe') || start.startsWith('<\0')) return 'utf-16le';
  if (start.startsWith('\xfe\xff') || start.startsWith('\0<')) return 'utf-16be';
  if (!start.startsWith('<?xml')) return 'utf-8';
  const declaration = start.slice(0, Math.max(0, start.indexOf('?>')));
  const [, named = 'utf-8'] = /\sencoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(declaration) ?? [];
  // The declaration was readable as bytes, so this is not UTF-16.
  return /^utf-?16/i.test(named) ? 'utf-8' : named;
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding);
  } catch {
    // TextDecoder threw a RangeError: the encoding does not exist.
    throw new MediaUnreadable();
  }
}

/**
 * Removes a document type that declares entities, and replaces these in the text. Illustrator
 * declares its namespaces in this way. Throws MediaUnreadable for external entities, entities of
 * markup, and texts that expand by more than the size of an upload.
 */
export function withoutEntities(text: string): string {
  const start = text.indexOf('<!DOCTYPE');
  const root = text.search(/<[A-Za-z_]/);
  if (start === -1 || (root !== -1 && root < start)) return text;
  const open = text.slice(start).search(/[[>]/) + start;
  if (text[open] !== '[') return text;
  const close = endOfSubset(text, open + 1);
  const entities = entitiesOf(text.slice(open + 1, close));
  const rest = text.slice(text.indexOf('>', close) + 1);
  return text.slice(0, start) + expanded(rest, entities);
}

/** Returns the offset of the closing bracket, which quoted texts and comments may contain, too. */
function endOfSubset(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== ']') {
    const sign = text[at];
    const end = text.startsWith('<!--', at)
      ? text.indexOf('-->', at + 4)
      : sign === '"' || sign === "'"
        ? text.indexOf(sign, at + 1)
        : at;
    if (end === -1) break;
    at = end + 1;
  }
  if (text[at] !== ']') throw new MediaUnreadable();
  return at;
}

/** Reads `<!ENTITY name "text">`; other declarations do not change what is drawn. */
function entitiesOf(subset: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  const declarations = withoutComments(subset).split('<!ENTITY').slice(1);
  if (declarations.length > maxEntities) throw new MediaUnreadable();
  for (const declaration of declarations) {
    const [, name, value] = /^\s+([\w.:-]+)\s+("[^"<%]*"|'[^'<%]*')/.exec(declaration) ?? [];
    if (name === undefined || value === undefined) throw new MediaUnreadable();
    if (!entities.has(name)) entities.set(name, value.slice(1, -1));
  }
  return entities;
}

function withoutComments(text: string): string {
  const [first = '', ...parts] = text.split('<!--');
  return first + parts.map((part) => part.slice(Math.max(0, part.indexOf('-->')))).join('');
}

/** Entities are not replaced within CDATA sections and comments. */
function expanded(text: string, entities: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  const size = { left: maxMediaBytes };
  let at = 0;
  while (at < text.length) {
    const next = /<!\[CDATA\[|<!--/g;
    next.lastIndex = at;
    const raw = next.exec(text);
    parts.push(replaced(text.slice(at, raw?.index), entities, size));
    if (raw === null) break;
    const end = text.indexOf(raw[0] === '<!--' ? '-->' : ']]>', raw.index + 4);
    at = end === -1 ? text.length : end + 3;
    parts.push(text.slice(raw.index, at));
  }
  return parts.join('');
}

function replaced(
  text: string,
  entities: ReadonlyMap<string, string>,
  size: { left: number },
  depth = 0,
): string {
  if (depth > maxEntityDepth) throw new MediaUnreadable();
  return text.replaceAll(/&([A-Za-z_][\w.:-]{0,99});/g, (whole, name: string) => {
    const value = entities.get(name);
    if (value === undefined) return whole;
    size.left -= value.length;
    if (size.left < 0) throw new MediaUnreadable();
    // A quotation mark must not end the attribute that contains the entity.
    const quoted = value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
    return replaced(quoted, entities, size, depth + 1);
  });
}
