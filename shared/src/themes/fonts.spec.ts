import { FONT_FAMILIES, fontFaces, fontFiles, fontOf } from './fonts.js';
import { UNSERVED_FONTS } from './fonts/unserved-fonts.js';

const urlOf = (file: string) => `/assets/${file}`;

describe('the font catalogue', () => {
  it('has about 250 families and serves the most suitable ones', () => {
    const served = FONT_FAMILIES.map(({ name }) => name);
    const others = Object.values(UNSERVED_FONTS).flatMap((names) => names.split(', '));
    expect(new Set([...served, ...others]).size).toBe(served.length + others.length);
    expect(served.length + others.length).toBeGreaterThanOrEqual(250);
    expect(served.length).toBeGreaterThanOrEqual(50);
    expect(
      [...served, ...others].filter((name) => !/^[A-Z][A-Za-z\d ]{1,39}$/.test(name)),
    ).toStrictEqual([]);
  });

  it('replaces other families by one of their category', () => {
    expect(fontOf('Space Mono').stack).toBe("'Space Mono', monospace");
    expect(fontOf('Great Vibes').stack).toBe("'Great Vibes', cursive");
    expect(fontFaces('Great Vibes', urlOf)).toBe('');
    expect(fontFiles('Great Vibes')).toStrictEqual([]);
  });
});

describe('the faces of a font', () => {
  it('include one per weight and subset, and a fallback', () => {
    const faces = fontFaces('Lato', urlOf).split('@font-face').slice(1);
    expect(faces).toHaveLength(5);
    expect(faces[0]).toContain("{font-family:'Lato';font-weight:400;font-display:swap;");
    expect(faces[0]).toContain("src:url(/assets/lato-latin-400-normal.woff2)format('woff2');");
    expect(faces[3]).toContain('url(/assets/lato-latin-ext-700-normal.woff2)');
    expect(fontFaces('DM Sans', urlOf)).toContain('url(/assets/dm-sans-latin-');
    expect(faces[4]).toMatch(/^\{font-family:'Lato Fallback';src:local\('Arial'\).*97\.2%/);
  });

  it('fall back to a local font of the same category', () => {
    expect(fontFaces('Fraunces', () => undefined)).toContain(
      "src:local('Times New Roman'),local('Liberation Serif');",
    );
    expect(fontFaces('Lato', () => undefined)).toContain(
      "src:local('Arial'),local('Liberation Sans');",
    );
    expect(fontFaces('Lato', urlOf)).toMatch(/^(@font-face\{[^{}]*\}){5}$/);
  });

  it('omit missing weights and unbuilt files', () => {
    expect(fontFaces('Orbitron', urlOf)).not.toContain('latin-ext');
    expect(fontFaces('Fraunces', () => undefined)).toMatch(/^@font-face\{[^{}]*Fallback[^{}]*\}$/);
  });

  it('are scaled if the letters are small for their size', () => {
    expect(fontFaces('EB Garamond', urlOf)).toContain(
      "{font-family:'EB Garamond';size-adjust:110%",
    );
  });

  it('swap in when loaded, or wait for the next page', () => {
    const late = (faces: string) => new Set(faces.match(/font-display:\w+/g));
    expect(late(fontFaces('Lato', urlOf))).toStrictEqual(new Set(['font-display:swap']));
    expect(late(fontFaces('Lato', urlOf, 'optional'))).toStrictEqual(
      new Set(['font-display:optional']),
    );
  });

  it('have a file for each weight', () => {
    expect(fontFiles('Lato')).toStrictEqual([
      'lato-latin-400-normal.woff2',
      'lato-latin-700-normal.woff2',
    ]);
    expect(fontFiles('Fraunces')).toStrictEqual(['fraunces-latin-wght-normal.woff2']);
  });

  it('of display fonts are never emboldened by browsers', () => {
    expect(fontFaces('Bebas Neue', urlOf)).toContain('font-weight:100 900');
  });
});
