import { validateSync } from 'class-validator';

import { isPieceChoices, IsPieceChoices } from './piece-choices.js';

class Form {
  @IsPieceChoices()
  readonly pieces: unknown = [];
}

const choice = { colour: 'Navy', size: 'M' };

function manyOf(count: number): Record<string, typeof choice> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p-${index}`, choice]));
}

describe('BSK-006 bundle choices of a form', () => {
  it.each([[{}], [{ a: choice, b: choice }], [{ a: { colour: 'Navy' } }], [manyOf(20)]])(
    'can be %j',
    (value) => {
      expect(isPieceChoices(value)).toBe(true);
    },
  );

  it('can have long colour and size names', () => {
    const longest = { colour: 'x'.repeat(64), size: 'x'.repeat(32) };
    expect(isPieceChoices({ a: longest })).toBe(true);
  });

  it('are required, with an error message', () => {
    expect(validateSync(new Form()).map(({ constraints }) => constraints)).toStrictEqual([
      { isPieceChoices: 'Please choose a colour and a size for each piece' },
    ]);
  });

  it.each([
    [undefined],
    [null],
    ['Navy'],
    [[choice]],
    [{ a: 'Navy' }],
    [{ a: null }],
    [{ a: [choice] }],
    [{ a: { size: 'M' } }],
    [{ a: { colour: ['Navy'], size: 'M' } }],
    [{ a: { colour: 'Navy', size: { of: 'M' } } }],
    [{ a: { ...choice, price: '1' } }],
    [{ a: { colour: 'x'.repeat(65), size: 'M' } }],
    [{ a: { colour: 'Navy', size: 'x'.repeat(33) } }],
    [manyOf(21)],
  ])('cannot be %j', (value) => {
    expect(isPieceChoices(value)).toBe(false);
  });
});
