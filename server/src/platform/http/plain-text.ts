import { MalformedRequest } from './http.errors.js';
import { InvalidInput } from '../refusals.js';

/** No contract nests deeper; deeper input would exhaust the stack of recursive code. */
const maxDepth = 32;
/** Characters that PostgreSQL cannot store in text or jsonb: U+0000 and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;
const message = 'must not contain U+0000 or broken characters';

interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly depth: number;
}

/**
 * Refuses a body, query or path with a character that no table can store, in names or values.
 * Throws InvalidInput, and MalformedRequest for excessive nesting.
 */
export function requireStorableText(input: unknown): void {
  const places: Place[] = [{ path: '', value: input, depth: 0 }];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { path, value, depth } = place;
    if (typeof value === 'string') requireStorable(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) throw new MalformedRequest();
    for (const [name, inner] of Object.entries(value)) {
      requireStorable(name, path);
      places.push({ path: path === '' ? name : `${path}.${name}`, value: inner, depth: depth + 1 });
    }
  }
}

function requireStorable(text: string, path: string): void {
  if (unstorable.test(text)) throw new InvalidInput({ [path]: [message] });
}
