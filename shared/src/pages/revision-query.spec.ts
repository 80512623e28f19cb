import { revisionIn } from './revision-query.js';

it.each([
  ['1', 1],
  ['42', 42],
  ['123456789', 123_456_789],
  ['1234567890', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['4x', undefined],
  ['x4', undefined],
  ['', undefined],
  [undefined, undefined],
])('?revision=%s selects %s', (revision, named) => {
  expect(revisionIn({ revision })).toBe(named);
});
