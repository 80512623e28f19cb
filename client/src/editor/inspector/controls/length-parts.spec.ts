import { lengthOf, partsOf } from './length-parts.js';

describe('length parsing', () => {
  it.each([
    ['24px', { number: 24, unit: 'px' }],
    ['1.5em', { number: 1.5, unit: 'em' }],
    ['95%', { number: 95, unit: '%' }],
    ['0', { number: 0, unit: 'px' }],
    ['6', { number: 6, unit: 'px' }],
    ['-.5rem', { number: -0.5, unit: 'rem' }],
  ])('splits %s into number and unit: %j', (text, parts) => {
    expect(partsOf(text)).toStrictEqual(parts);
  });

  it.each(['', 'auto', '1em 2em', '#{border.radius}', 'clamp(1rem, 2vw, 3rem)', '3ch'])(
    'rejects %s',
    (text) => {
      expect(partsOf(text)).toBeUndefined();
    },
  );

  it('is reversible and omits the unit of zero', () => {
    const texts = ['24px', '1.5em', '0'];
    expect(
      texts.map((text) => lengthOf(partsOf(text) ?? { number: -1, unit: 'px' })),
    ).toStrictEqual(texts);
  });
});
