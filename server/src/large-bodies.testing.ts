import { rightPath } from '@selvedge/shared/storefront/routes';

import { guarded, open } from './guarded-routes.testing.js';
import { bodyLimitBytes } from './platform/http/body-parsers.js';
import { maxJsonDepth, maxJsonNames, maxLargeJsonValues } from './platform/http/json-shape.js';
import { visited } from './visited-routes.testing.js';

/** So many of a part, or as many as the limit lets in, between what opens and what closes them. */
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
  /** With so many parts it is more than any call takes. */
  readonly tooMany: number;
  /** A body with so many parts, or with as many as the limit lets in. */
  readonly with: (parts: number) => string;
}

/** What can be too much in a body. */
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
  // Each is a value, and so is its place in the list.
  'a long list of objects': {
    tooMany: maxLargeJsonValues / 2 + 1,
    with: (parts) => filled('{"ids":[', () => '{}', ']}', parts),
  },
  'names of objects of a list': {
    tooMany: maxLargeJsonValues / 4 + 1,
    with: (parts) => filled('[', () => '{"a":0,"b":0,"c":0}', ']', parts),
  },
};

/** So deep, or as deep as the limit lets it be. */
function nested(opening: string, inner: string, closing: string, most: number): string {
  const deepest = Math.floor((bodyLimitBytes - inner.length) / (opening + closing).length);
  const depth = Math.min(most, deepest);
  return opening.repeat(depth) + inner + closing.repeat(depth);
}

const methods = new Set(['POST', 'PUT', 'PATCH']);
/** Every route that takes a body. */
export const written = [...Object.values(guarded).flat(), ...visited, ...Object.keys(open)].flatMap(
  (route) => {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:\w+/g, '1');
    return methods.has(method) ? [{ method, path: rightPath(named) ?? named }] : [];
  },
);
