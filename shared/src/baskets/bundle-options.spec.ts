import { validateSync } from 'class-validator';

import { IsBundleOptions } from './bundle-options.js';
import { maxPieces } from './max-pieces.js';

class Input {
  @IsBundleOptions()
  readonly options: unknown;

  constructor(options: unknown) {
    this.options = options;
  }
}

const errorsOf = (options: unknown) =>
  validateSync(new Input(options)).flatMap(({ constraints = {} }) => Object.values(constraints));
const pieces = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`piece-${number}`, 'Navy · M']));

describe('bundle options', () => {
  it.each<readonly [unknown]>([
    [{}],
    [{ 'a-1': 'Navy · M' }],
    [{ 'Top half': '' }],
    [{ ['a'.repeat(64)]: 'b'.repeat(64) }],
    [pieces(maxPieces)],
  ])('can be %j', (options) => {
    expect(errorsOf(options)).toStrictEqual([]);
  });

  it.each<readonly [unknown]>([
    [undefined],
    [null],
    ['Navy'],
    [['Navy']],
    [{ 'a-1': 7 }],
    [{ 'a-1': ['Navy'] }],
    [{ '': 'Navy' }],
    [{ '-a': 'Navy' }],
    [{ 'a<b': 'Navy' }],
    [{ ['a'.repeat(65)]: 'Navy' }],
    [{ a: 'b'.repeat(65) }],
    [pieces(maxPieces + 1)],
  ])('cannot be %j', (options) => {
    expect(errorsOf(options)).toStrictEqual([
      'options must name one choice for each part of the bundle',
    ]);
  });
});
