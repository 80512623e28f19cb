import { isNative, previewHost, shownTheme, withPage } from './shown-theme.js';

describe('a shown theme', () => {
  const theme = shownTheme({ name: 'tropic' });

  it('THM-002 has name, mode, pages and properties, and is native by default', () => {
    expect(theme).toStrictEqual({ name: 'tropic', mode: 'native', pages: [], values: {} });
    const tried = shownTheme({ name: 'own', mode: 'preview', values: { 'border.radius': '1px' } });
    expect([tried.mode, tried.values]).toStrictEqual(['preview', { 'border.radius': '1px' }]);
  });

  it('THM-003 adds pages, and replaces one with the same url', () => {
    const home = { url: '/', title: 'Home' };
    const basket = { url: '/basket/', title: 'Basket' };
    const both = withPage(withPage(theme, home), basket);
    expect(both.pages).toStrictEqual([home, basket]);
    const renamed = { url: '/', title: 'Tropic' };
    expect(withPage(both, renamed).pages).toStrictEqual([renamed, basket]);
  });

  it.each([
    ['native', true, true],
    ['native', false, false],
    ['preview', true, false],
    ['preview', false, false],
  ] as const)('THM-005 in mode %s, on top %s: native %s', (mode, isTop, expected) => {
    expect(isNative({ mode }, isTop)).toBe(expected);
  });

  it('THM-007 is previewed on the store’s host, or on the main brand’s for atlas themes', () => {
    const hosts = { store: 'tropic.example', mainBrand: 'example' };
    expect(previewHost('tropic', hosts)).toBe('tropic.example');
    expect(previewHost('atlas', hosts)).toBe('example');
    expect(previewHost('atlasDark', hosts)).toBe('example');
  });
});
