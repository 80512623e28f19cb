import { opensShop, redirectPath } from './redirect.js';

describe('where a redirect_uri leads', () => {
  it.each([
    '/',
    '/dashboard/',
    '/dashboard/orders/?page=2#top',
    '/a//b',
    '/%2F%2Fevil.test',
    '/.//x',
  ])('RTE-069 honours %j, a path of this host', (path) => {
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
  ])('RTE-069 leads elsewhere for %j', (path) => {
    expect(redirectPath(path, '/home/')).toBe('/home/');
  });
});

it('somebody is on the way to a shop of their own where it is opened, and nowhere else', () => {
  const paths = ['/dashboard/shops/new/', '/dashboard/shops/new/?plan=pro', '/dashboard/', '/'];
  expect(paths.map(opensShop)).toStrictEqual([true, true, false, false]);
  expect(opensShop('/x/dashboard/shops/new')).toBe(false);
});
