import { isTooMuchJson, maxJsonDepth, maxJsonNames, maxJsonValues } from './json-shape.js';

const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, at])));
const list = (count: number, element: string) =>
  `[${Array.from({ length: count }, () => element).join(',')}]`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a body of JSON', () => {
  it.each<[string, string, string]>([
    ['names of one object', names(maxJsonNames), names(maxJsonNames + 1)],
    ['elements', list(maxJsonValues, '0'), list(maxJsonValues + 1, '0')],
    ['objects in a list', list(maxJsonValues / 2, '{}'), list(maxJsonValues / 2 + 1, '{}')],
    ['floors', nested(maxJsonDepth), nested(maxJsonDepth + 1)],
  ])('has an end: %s', (_what, most, more) => {
    expect(isTooMuchJson(most)).toBe(false);
    expect(isTooMuchJson(more)).toBe(true);
  });

  it('counts each object for itself, and all of them together', () => {
    expect(isTooMuchJson(`[${names(900)},${names(900)}]`)).toBe(false);
    expect(isTooMuchJson(list(12, names(900)))).toBe(true);
  });

  it('counts nothing of what stands in a string', () => {
    const strings = ['[', '{', ',', '\\', '"', '\\"'].map((one) => one.repeat(20_000));
    expect(isTooMuchJson(JSON.stringify(strings))).toBe(false);
    expect(isTooMuchJson(`{"a":"\\\\",${names(maxJsonNames).slice(1)}`)).toBe(true);
  });

  it('is read to the end of what is none', () => {
    for (const text of ['', '"', '"\\', ']]]]', '}']) expect(isTooMuchJson(text)).toBe(false);
  });
});
