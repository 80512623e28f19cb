import { hrefOf, titleWith } from './notification.js';

it('unread notifications are counted in the title of a window, where there are any', () => {
  expect(titleWith('Orders – Tropic', 3)).toBe('(3) Orders – Tropic');
  expect(titleWith('Orders – Tropic', 0)).toBe('Orders – Tropic');
});

it.each([
  ['{order}', { kind: 'handler', handler: 'order' }],
  ['{team}', { kind: 'handler', handler: 'team' }],
  ['/basket', { kind: 'link', path: '/basket' }],
  ['/checkout?express=true', { kind: 'link', path: '/checkout?express=true' }],
  ['https://hooks.test/a', { kind: 'post', address: 'https://hooks.test/a' }],
  ['http://hooks.test/a', { kind: 'post', address: 'http://hooks.test/a' }],
  ['{nothing}', undefined],
  ['//hooks.test/a', undefined],
  ['/\\hooks.test/a', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('an address %s of a notification does what it says', (text, expected) => {
  expect(hrefOf(text)).toEqual(expected);
});
