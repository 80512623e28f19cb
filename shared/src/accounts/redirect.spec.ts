import { opensShop, redirectPath } from './redirect.js';

describe('redirectPath', () => {
  it.each([
    '/',
    '/dashboard/',
    '/dashboard/orders/?page=2#top',
    '/a//b',
    '/%2F%2Fevil.test',
    '/.//x',
  ])('RTE-069 accepts %j, a path of this host', (path) => {
    expect(redirectPath(path, '/home/')).toBe(path);
  });

  it.each([
    undefined,
    '',
    'dashboard/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/a\\b',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/caf\u00e9',
  ])('RTE-069 replaces %j', (path) => {
    expect(redirectPath(path, '/home/')).toBe('/home/');
  });
});

it('opensShop is true only for the path that opens a shop', () => {
  const paths = ['/dashboard/shops/new/', '/dashboard/shops/new/?plan=pro', '/dashboard/', '/'];
  expect(paths.map(opensShop)).toStrictEqual([true, true, false, false]);
  expect(opensShop('/x/dashboard/shops/new')).toBe(false);
});
