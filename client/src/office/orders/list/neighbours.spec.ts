import { neighboursOf } from './neighbours.js';

const list = [{ id: 30 }, { id: 10 }, { id: 20 }];

it.each([
  [30, { before: undefined, after: 10 }],
  [10, { before: 30, after: 20 }],
  [20, { before: 10, after: undefined }],
  [99, { before: undefined, after: undefined }],
])('order %d has its list neighbours', (id, neighbours) => {
  expect(neighboursOf(list, id)).toStrictEqual(neighbours);
});
