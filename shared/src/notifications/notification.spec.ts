import {
  actionAt,
  dismissedTo,
  hrefOf,
  isNamedTexts,
  titleWith,
  type NotificationContent,
} from './notification.js';

it('the window title shows the unread count if it is above zero', () => {
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
  ['https://hooks.test', { kind: 'post', address: 'https://hooks.test' }],
  ['https://hooks.test:8443/a?b#c', { kind: 'post', address: 'https://hooks.test:8443/a?b#c' }],
  ['HTTPS://hooks.test?a', { kind: 'post', address: 'HTTPS://hooks.test?a' }],
  ['see https://hooks.test/', undefined],
  ['https://hooks.test/ and more', undefined],
  ['https://me@hooks.test/', undefined],
  ['https://hooks.test:port/', undefined],
  ['https://hooks.test:123456/', undefined],
  ['https:///a', undefined],
  ['go to /basket', undefined],
  ['see {order}', undefined],
  ['{order} first', undefined],
  ['order', undefined],
  ['', undefined],
])('the address %s of a notification is parsed', (text, expected) => {
  expect(hrefOf(text)).toStrictEqual(expected);
});

const action = (text: string) => ({ text, href: null, primary: false, forcePro: false });

describe('a notification action', () => {
  const plain: NotificationContent = {
    ...{ title: 'Ready', body: '', image: null, href: null, data: {} },
    ...{ form: null, actions: [action('Look'), action('Later')], footerAction: null },
  };
  const form = { fields: [], actions: [action('Send')] };
  const full: NotificationContent = { ...plain, form, footerAction: action('All') };

  it.each([
    ['actions.0', 'Look'],
    ['actions.1', 'Later'],
    ['form.0', 'Send'],
    ['footer', 'All'],
    ['actions.2', undefined],
    ['form.1', undefined],
    ['actions', undefined],
  ])('is found at %s', (place, text) => {
    expect(actionAt(full, place)?.text).toBe(text);
  });

  it.each(['form.0', 'footer'])('is undefined at %s if there is no such part', (place) => {
    expect(actionAt(plain, place)).toBeUndefined();
  });
});

describe('notification data and form values', () => {
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [`name${String(nth)}`, 'x']));

  it.each([
    {},
    { name: '' },
    { 'a-b_1': 'x'.repeat(500) },
    { [`a${'b'.repeat(39)}`]: 'x' },
    named(20),
  ])('can be %j', (value) => {
    expect(isNamedTexts(value)).toBe(true);
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [['text']],
    [[]],
    [{ name: 1 }],
    [{ name: 'x'.repeat(501) }],
    [{ name: 'x', other: null }],
    [{ '': 'x' }],
    [{ '1a': 'x' }],
    [{ 'a b': 'x' }],
    [{ 'a\n': 'x' }],
    [{ [`a${'b'.repeat(40)}`]: 'x' }],
    [named(21)],
  ])('cannot be %j', (value) => {
    expect(isNamedTexts(value)).toBe(false);
  });
});

describe('dismissing', () => {
  it.each([
    ['remove', 'top-right', true, undefined],
    ['remove', 'top-right', false, undefined],
    ['header', 'top-right', true, 'header'],
    ['top-right', 'header', true, 'top-right'],
    // Moving to the current position removes the notification.
    ['header', 'header', true, undefined],
    ['top-right', 'top-right', true, undefined],
    // A notification without a link can only move to the header.
    ['top-right', 'top-right', false, 'header'],
    ['top-right', 'header', false, undefined],
    ['header', 'top-right', false, 'header'],
  ] as const)('as %s at %s (with a link: %s) moves to %s', (...of) => {
    const [dismissAction, position, leads, to] = of;
    expect(dismissedTo({ dismissAction, position, leads })).toBe(to);
  });
});
