import { reasonOf } from './job.js';

describe('the reason of a failure', () => {
  it.each([
    [new TypeError('secret'), 'TypeError'],
    [Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 'Error ECONNREFUSED'],
    [Object.assign(new Error('secret'), { code: 'a <b@c.test>' }), 'Error'],
    ['secret', 'unknown'],
  ])('never contains its message', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
