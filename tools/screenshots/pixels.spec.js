import { contrastOf, faultsOfButtons, faultsOfTexts } from './pixels.js';

const white = [255, 255, 255];
const black = [0, 0, 0];
const box = { left: 0, top: 0, width: 10, height: 10 };

/** Raw image of 20 × 20 pixels. */
function imageOf(colourAt) {
  const pixels = Array.from({ length: 400 }, (_, at) => colourAt(at % 20, Math.floor(at / 20)));
  return { data: Uint8Array.from(pixels.flat()), width: 20, height: 20, channels: 3 };
}

const text = (colour, more) => ({
  ...{ text: 'Sale', box, colour: [...colour, 1], isLarge: false, isExempt: false },
  ...more,
});

describe('contrastOf', () => {
  it('is the ratio of WCAG 2.2', () => {
    expect(contrastOf(black, white)).toBeCloseTo(21);
    expect(contrastOf([119, 119, 119], white)).toBeCloseTo(4.48, 1);
  });
});

describe('faultsOfTexts', () => {
  const onWhite = imageOf(() => white);
  const faults = (run, background = onWhite) =>
    faultsOfTexts(
      [run],
      imageOf((x, y) => (x < 10 && y < 10 ? run.colour.slice(0, 3) : white)),
      background,
    );

  it.each([
    ['sufficient contrast', text(black), []],
    ['grey on white', text([150, 150, 150]), ['contrast 2.96 of “Sale”']],
    ['large text', text([140, 140, 140], { isLarge: true }), []],
    ['a disabled control', text([200, 200, 200], { isExempt: true }), []],
  ])('judges %s', (_, run, expected) => {
    expect(faults(run)).toStrictEqual(expected);
  });

  it('compares translucent text as it is rendered', () => {
    const faint = text(black, { colour: [...black, 0.3] });
    expect(
      faultsOfTexts(
        [faint],
        imageOf(() => [178, 178, 178]),
        onWhite,
      ),
    ).toStrictEqual(['contrast 2.11 of “Sale”']);
  });

  it('reports text across light and dark parts of a picture', () => {
    const busy = imageOf((x) => (x % 2 === 0 ? [60, 60, 60] : white));
    expect(faults(text([255, 0, 0]), busy)).toContain('“Sale” on a busy picture');
  });

  it('ignores text that something covers', () => {
    expect(faultsOfTexts([text(white)], onWhite, onWhite)).toStrictEqual([]);
  });
});

describe('faultsOfButtons', () => {
  const button = { name: 'Shop', box: { left: 6, top: 6, width: 8, height: 8 } };
  const opaque = (colour) => [...colour, 255];
  const none = [0, 0, 0, 0];

  it('requires a surface or a border that differs from the picture', () => {
    const dark = imageOf(() => [30, 30, 30]);
    const found = (surface, border) => faultsOfButtons([{ ...button, surface, border }], dark);
    expect(found(opaque(black), none)).toStrictEqual(['edge 1.26 of button “Shop”']);
    expect(found(opaque(black), opaque(white))).toStrictEqual([]);
    expect(found(opaque(white), none)).toStrictEqual([]);
  });
});
