import { namesTest } from './names-test.js';

const spec = "it.each([['an empty name'], ['a long name']])('refuses %s', check);";

describe('namesTest', () => {
  it.each([
    ['refuses an empty name', true],
    ['refuses a long name', true],
    ['refuses a short name', false],
    ['accepts a long name', false],
  ])('finds “%s” among the rows of a table: %s', (test, expected) => {
    expect(namesTest(spec, test)).toBe(expected);
  });
});
