import { rightPath } from '@selvedge/shared/storefront/routes';

import { guarded, open, visited } from './accepted-routes.testing.js';
import { bodyLimitBytes } from '../platform/http/body-parsers.js';
import { maxJsonDepth, maxJsonNames, maxLargeJsonValues } from '../platform/http/json-shape.js';

/**
 * Repeats a part between an opening and a closing text, a given number of times or up to the limit.
 */
function filled(opening: string, part: (at: number) => string, closing: string, most: number) {
  const parts: string[] = [];
  let length = opening.length + closing.length;
  while (parts.length < most) {
    const next = part(parts.length);
    length += next.length + 1;
    if (length > bodyLimitBytes) break;
    parts.push(next);
  }
  return opening + parts.join(',') + closing;
}

interface Shape {
  /** Number of parts that exceeds the limit of every call. */
  readonly tooMany: number;
  /** Body with this many parts, or as many as the limit permits. */
  readonly with: (parts: number) => string;
}

/** Shapes in which a body can be too large. */
export const shapes: Readonly<Record<string, Shape>> = {
  'many names': {
    tooMany: maxJsonNames + 1,
    with: (parts) => filled('{', (at) => `"n${at}":0`, '}', parts),
  },
  'many names further in': {
    tooMany: maxJsonNames + 1,
    with: (parts) => filled('{"item":{"more":{', (at) => `"n${at}":0`, '}}}', parts),
  },
  'lists in lists': { tooMany: maxJsonDepth + 1, with: (parts) => nested('[', '', ']', parts) },
  'objects in objects': {
    tooMany: maxJsonDepth + 1,
    with: (parts) => nested('{"a":', '0', '}', parts),
  },
  'a long list': {
    tooMany: maxLargeJsonValues + 1,
    with: (parts) => filled('[', () => '0', ']', parts),
  },
  // Each object counts as a value, and so does each element of the list.
  'a long list of objects': {
    tooMany: maxLargeJsonValues / 2 + 1,
    with: (parts) => filled('{"ids":[', () => '{}', ']}', parts),
  },
  'names of objects of a list': {
    tooMany: maxLargeJsonValues / 4 + 1,
    with: (parts) => filled('[', () => '{"a":0,"b":0,"c":0}', ']', parts),
  },
};

/** Nests to a depth, or as deep as the limit permits. */
function nested(opening: string, inner: string, closing: string, most: number): string {
  const deepest = Math.floor((bodyLimitBytes - inner.length) / (opening + closing).length);
  const depth = Math.min(most, deepest);
  return opening.repeat(depth) + inner + closing.repeat(depth);
}

const methods = new Set(['POST', 'PUT', 'PATCH']);
/** Every route with a body. */
export const written = [...Object.values(guarded).flat(), ...visited, ...Object.keys(open)].flatMap(
  (route) => {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:\w+/g, '1');
    return methods.has(method) ? [{ method, path: rightPath(named) ?? named }] : [];
  },
);
