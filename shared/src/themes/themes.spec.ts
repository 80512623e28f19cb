import { offeredThemes, SELECTABLE_THEMES, THEMES, themeChain } from './catalogue.js';
import { measuredPairs } from './contrast-pairs.js';
import { FONT_FAMILIES } from './fonts.js';
import { homeBanner } from './home-banners.js';
import { resolveTheme, themeFonts, type ResolvedTheme } from './resolve.js';
import { themeProblems } from './theme-values.js';
import { isProTheme, type Theme } from './theme.js';

const families: readonly (readonly [string, string, string | null])[] = [
  ['THM-008', 'base', null],
  ['THM-009', 'teemill', 'base'],
  ['THM-010', 'teemillPro', 'teemill'],
  ['THM-011', 'teemillDark', 'teemill'],
  ['THM-012', 'teemillProDark', 'teemillDark'],
  ['THM-013', 'atlas', 'base'],
  ['THM-014', 'atlasDark', 'atlas'],
];
const named: readonly (readonly [string, string])[] = [
  ['THM-015', 'naked'],
  ['THM-016', 'punch'],
  ['THM-017', 'outland'],
  ['THM-018', 'daze'],
  ['THM-019', 'joy'],
  ['THM-020', 'tropic'],
  ['THM-021', 'simply'],
  ['THM-022', 'charcoal'],
  ['THM-023', 'verde'],
  ['THM-024', 'spring'],
  ['THM-025', 'academia'],
  ['THM-026', 'dunes'],
  ['THM-027', 'angelo'],
  ['THM-028', 'neonCity'],
  ['THM-029', 'salt'],
  ['THM-030', 'atlantic'],
  ['THM-031', 'california'],
  ['THM-032', 'municipal'],
  ['THM-033', 'nordic'],
  ['THM-034', 'popart'],
  ['THM-035', 'wildWood'],
  ['THM-036', 'wanderlust'],
  ['THM-037', 'gallery'],
  ['THM-038', 'apothecary'],
  ['THM-039', 'popsicle'],
  ['THM-040', 'good'],
  ['THM-041', 'bubble'],
  ['THM-042', 'quiet'],
  ['THM-043', 'sol'],
  ['THM-044', 'clay'],
  ['THM-045', 'lux'],
];
const deprecated: readonly (readonly [string, string])[] = [
  ['THM-046', 'deepSpace'],
  ['THM-047', 'vantage'],
  ['THM-048', 'tokyo'],
  ['THM-049', 'mocha'],
  ['THM-050', 'boho'],
];

function themeNamed(name: string): Theme | undefined {
  return THEMES.find((theme) => theme.name === name);
}

function resolved(name: string): ResolvedTheme {
  return resolveTheme(themeChain(name));
}

const names = (themes: readonly Theme[]) => themes.map(({ name }) => name);

describe('themes', () => {
  it.each(families)('%s THM-051 base the family %s on %s', (_, name, parent) => {
    expect(themeNamed(name)?.parent).toBe(parent);
    expect(names(SELECTABLE_THEMES)).not.toContain(name);
  });

  it.each(named)('%s include %s as selectable', (_, name) => {
    expect(names(SELECTABLE_THEMES)).toContain(name);
    expect(['base', 'teemill']).toContain(themeNamed(name)?.parent);
  });

  it.each(deprecated)('%s keep %s unchanged but not selectable', (_, name) => {
    expect(names(SELECTABLE_THEMES)).not.toContain(name);
    const theme = resolved(name);
    expect(theme['primary.color'].from).toBe(name);
  });

  it('are complete', () => {
    const all = [...families, ...named, ...deprecated].map(([, name]) => name);
    expect(names(THEMES).toSorted()).toStrictEqual(all.toSorted());
    expect(SELECTABLE_THEMES).toHaveLength(named.length);
  });

  it('THM-006 identify Pro variants by name', () => {
    expect(names(THEMES.filter(isProTheme))).toStrictEqual(['teemillPro', 'teemillProDark']);
    expect(offeredThemes({ pro: false })).toStrictEqual(SELECTABLE_THEMES);
    expect(names(offeredThemes({ pro: true }))).toStrictEqual([
      ...names(SELECTABLE_THEMES),
      'teemillPro',
      'teemillProDark',
    ]);
  });

  it.each([...named, ...deprecated].map(([, name]) => name))(
    'THM-051 give %s its own primary colour, font, page and corners',
    (name) => {
      const own = Object.keys(themeNamed(name)?.values ?? {});
      const least = ['primary.color', 'primary.font', 'page.background', 'border.radius'];
      expect(least.filter((key) => !own.includes(key))).toStrictEqual([]);
    },
  );

  it.each(names(THEMES))('THM-052 set only allowed values in %s', (name) => {
    const { values = {} } = themeNamed(name) ?? {};
    expect(themeProblems(themeChain(name), values)).toStrictEqual({});
  });

  it('differ in fonts, corners, images and spacing', () => {
    const looks = ['primary.font', 'heading.1.font', 'heading.weight', 'border.radius'] as const;
    const layout = ['image.ratio', 'grid.column.gap', 'banner.columns', 'header.layout'] as const;
    const characters = named.map(([, name]) => {
      const theme = resolved(name);
      return [...looks, ...layout].map((key) => theme[key].value).join(' ');
    });
    expect(new Set(characters).size).toBe(named.length);
  });

  it.each(names(THEMES))('limit %s to two available font families', (name) => {
    const theme = resolved(name);
    const used = themeFonts(theme);
    expect(used.length).toBeLessThanOrEqual(2);
    expect(FONT_FAMILIES.map((family) => family.name)).toStrictEqual(
      expect.arrayContaining([...used]),
    );
  });
});

describe.each(names(THEMES))('NFR-007 the theme %s', (name) => {
  const theme = resolved(name);

  it('has readable text and control edges on every surface', () => {
    const pairs = measuredPairs(theme);
    expect(pairs.filter(({ ratio, least }) => ratio < least)).toStrictEqual([]);
  });
});

describe('a home banner', () => {
  it('has text for every theme, custom or default', () => {
    expect(homeBanner('tropic').heading).toBe('Made for warmer days');
    expect(homeBanner('no such theme')).toStrictEqual(homeBanner('base'));
  });
});
