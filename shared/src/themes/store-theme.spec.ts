import { themeOf, themeVersionOf } from './store-theme.js';

const own = { theme: 'tropic', themeValues: { 'border.radius': '1px' } } as const;

describe('THM-092 the theme of a store', () => {
  it('includes only its own overrides', () => {
    expect(themeOf(own)['border.radius']).toStrictEqual({ value: '1px', from: 'own' });
    expect(themeOf({ theme: 'tropic' })['border.radius'].from).toBe('tropic');
    const other = { theme: 'tropic', themeValues: { 'border.radius': '2px' } };
    expect(themeOf(other)['border.radius'].value).toBe('2px');
    expect(themeOf({ ...own, theme: 'nordic' })['primary.color'].from).toBe('nordic');
  });

  it('is resolved once and has its own version', () => {
    expect(themeOf(own)).toBe(themeOf({ ...own }));
    expect(themeOf({ theme: 'tropic' })).toBe(themeOf({ theme: 'tropic' }));
    expect(themeVersionOf(own)).not.toBe(themeVersionOf({ theme: 'tropic' }));
    expect(themeVersionOf({ theme: 'tropic', themeValues: {} })).toBe(
      themeVersionOf({ theme: 'tropic' }),
    );
  });

  it('omits values that are no longer valid', () => {
    const stale = { 'text.color': '{heading.color}', 'heading.color': '{text.color}' };
    expect(themeOf({ theme: 'base', themeValues: stale })).toStrictEqual(
      themeOf({ theme: 'base' }),
    );
  });

  it('keeps valid values next to an invalid one', () => {
    const themeValues = { 'text.font': 'A Font Of Yesterday', 'border.radius': '1px' };
    const theme = themeOf({ theme: 'base', themeValues });
    expect(theme['border.radius'].value).toBe('1px');
    expect(theme['text.font']).toStrictEqual(themeOf({ theme: 'base' })['text.font']);
  });
});
