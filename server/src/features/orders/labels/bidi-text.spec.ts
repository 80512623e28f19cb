import { directionOf, isolated, piecesOf } from './bidi-text.js';

describe('the direction of a text', () => {
  it.each([
    ['Tee שלום', 'ltr'],
    ['שלום Tee', 'rtl'],
    ['5 قميص', 'rtl'],
    ['5 · 7', 'ltr'],
    [`${isolated('חולצה')}: XL`, 'rtl'],
  ])('%s is that of its first letter', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('the pieces of a line', () => {
  it.each<[string, 'ltr' | 'rtl', readonly string[]]>([
    ['Palm tee, 5', 'ltr', ['Palm tee, 5']],
    ['', 'rtl', []],
    ['Tee (שלום)', 'ltr', ['Tee (', 'שלום', ')']],
    ['Tee שלום עולם 5', 'ltr', ['Tee 5', 'שלום עולם ']],
    ['חולצה (XL)', 'rtl', ['(', 'XL', 'חולצה )']],
    ['12 חולצה!', 'rtl', [' חולצה!', '12']],
    ['XL!?', 'rtl', ['?', '!', 'XL']],
    ['قميص ١٢٣', 'rtl', ['١', '٢', '٣', 'قميص ']],
    [`${isolated('A')}, ${isolated('B')}`, 'rtl', ['B', ' ', ',', 'A']],
  ])('are in visual order, with mirrored brackets: %s %s', (line, direction, pieces) => {
    const drawn = piecesOf(line, direction, (text) => [{ text, font: 'Regular' }]);
    expect(drawn.map(({ text }) => text)).toStrictEqual(pieces);
  });
});
