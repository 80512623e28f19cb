import { isTooMuchJson, maxJsonDepth, maxJsonNames, maxJsonValues } from './json-shape.js';

const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, at])));
const list = (count: number, element: string) =>
  `[${Array.from({ length: count }, () => element).join(',')}]`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON body', () => {
  it.each<[string, string, string]>([
    ['names of one object', names(maxJsonNames), names(maxJsonNames + 1)],
    ['elements', list(maxJsonValues, '0'), list(maxJsonValues + 1, '0')],
    ['objects in a list', list(maxJsonValues / 2, '{}'), list(maxJsonValues / 2 + 1, '{}')],
    ['nesting levels', nested(maxJsonDepth), nested(maxJsonDepth + 1)],
  ])('has a limit: %s', (_what, most, more) => {
    expect(isTooMuchJson(most)).toBe(false);
    expect(isTooMuchJson(more)).toBe(true);
  });

  it('counts names per object, and values in total', () => {
    expect(isTooMuchJson(`[${names(900)},${names(900)}]`)).toBe(false);
    expect(isTooMuchJson(list(12, names(900)))).toBe(true);
  });

  it('ignores the content of strings', () => {
    const strings = ['[', '{', ',', '\\', '"', '\\"'].map((one) => one.repeat(20_000));
    expect(isTooMuchJson(JSON.stringify(strings))).toBe(false);
    expect(isTooMuchJson(`{"a":"\\\\",${names(maxJsonNames).slice(1)}`)).toBe(true);
  });

  it('scans text that is not JSON to its end', () => {
    for (const text of ['', '"', '"\\', ']]]]', '}']) expect(isTooMuchJson(text)).toBe(false);
  });
});
