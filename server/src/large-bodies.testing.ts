import { rightPath } from '@selvedge/shared/storefront/routes';

import { guarded, open } from './guarded-routes.testing.js';
import { bodyLimitBytes } from './platform/http/body-parsers.js';
import { visited } from './visited-routes.testing.js';

/** As many of a part as the limit lets in, between what opens and what closes them. */
function filled(opening: string, part: (at: number) => string, closing: string): string {
  const parts: string[] = [];
  let length = opening.length + closing.length;
  for (let at = 0; ; at += 1) {
    const next = part(at);
    length += next.length + 1;
    if (length > bodyLimitBytes) return opening + parts.join(',') + closing;
    parts.push(next);
  }
}

const half = bodyLimitBytes / 2;
/** Bodies that are as large as may be, by what is too much in them. */
export const tooMuch: Readonly<Record<string, string>> = {
  'many names': filled('{', (at) => `"n${at}":0`, '}'),
  'many names further in': filled('{"item":{"more":{', (at) => `"n${at}":0`, '}}}'),
  'lists in lists': '['.repeat(half) + ']'.repeat(half),
  'objects in objects': '{"a":'.repeat(170_000) + '0' + '}'.repeat(170_000),
  'a long list': filled('[', () => '0', ']'),
  'a long list of objects': filled('{"ids":[', () => '{}', ']}'),
  'names of objects of a list': filled('[', () => '{"a":0,"b":0,"c":0}', ']'),
};

const methods = new Set(['POST', 'PUT', 'PATCH']);
/** Every route that takes a body. */
export const written = [...Object.values(guarded).flat(), ...visited, ...Object.keys(open)].flatMap(
  (route) => {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:\w+/g, '1');
    return methods.has(method) ? [{ method, path: rightPath(named) ?? named }] : [];
  },
);
