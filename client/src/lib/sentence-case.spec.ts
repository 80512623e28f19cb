import { sentenceCase } from './sentence-case.js';

it.each([
  ['bestsellerOrder', 'Bestseller order'],
  ['scale-down', 'Scale down'],
  ['grid', 'Grid'],
  ['', ''],
])('makes of %j the label %j', (name, label) => {
  expect(sentenceCase(name)).toBe(label);
});
