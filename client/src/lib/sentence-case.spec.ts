import { sentenceCase } from './sentence-case.js';

it.each([
  ['bestsellerOrder', 'Bestseller order'],
  ['scale-down', 'Scale down'],
  ['grid', 'Grid'],
  ['', ''],
])('turns %j into the label %j', (name, label) => {
  expect(sentenceCase(name)).toBe(label);
});
