import type { Json } from '../../catalogue/contract.js';
import { isPseudo, templateOf } from './template.js';
import { listIn, numberIn, objectIn, textIn, truthIn } from './wire.js';

type Given = Json | undefined;

describe('wire values', () => {
  it.each<[Given, boolean | undefined]>([
    [undefined, undefined],
    [null, undefined],
    [true, true],
    [1, true],
    ['1', true],
    [' TRUE ', true],
    ['Yes', true],
    ['on', true],
    [false, false],
    [0, false],
    ['0', false],
    ['False', false],
    ['no', false],
    [' off', false],
    ['', undefined],
    ['maybe', undefined],
    [2, undefined],
    [[1], undefined],
  ])('read %j as boolean %p', (value, truth) => {
    expect(truthIn(value)).toBe(truth);
  });

  it.each<[Given, number | undefined]>([
    [6, 6],
    [-0.5, -0.5],
    ['6', 6],
    [' 12 ', 12],
    ['12.', 12],
    ['0.25', 0.25],
    ['.25', 0.25],
    ['+3', 3],
    ['-3', -3],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [' ', undefined],
    ['.', undefined],
    ['6px', undefined],
    ['x6', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    ['1 2', undefined],
    ['Infinity', undefined],
    ['9'.repeat(100), 1e100],
    ['9'.repeat(101), undefined],
    [`1${' '.repeat(100)}`, undefined],
    ['9'.repeat(65_536), undefined],
    [`${'9'.repeat(65_536)}!`, undefined],
    [true, undefined],
    [[6], undefined],
    [{}, undefined],
  ])('read %j as number %p', (value, number) => {
    expect(numberIn(value)).toBe(number);
  });

  it.each<[Given, string | undefined]>([
    ['', ''],
    [' a ', ' a '],
    [7, '7'],
    [undefined, undefined],
    [null, undefined],
    [true, undefined],
    [['a'], undefined],
  ])('read %j as text %p', (value, text) => {
    expect(textIn(value)).toBe(text);
  });

  it.each<[Given, readonly Json[] | undefined]>([
    [[], []],
    [[1], [1]],
    ['[1, "a"]', [1, 'a']],
    [' [] ', []],
    ['[1', undefined],
    ['{}', undefined],
    ['1', undefined],
    ['', undefined],
    [{}, undefined],
    [7, undefined],
    [undefined, undefined],
  ])('read %j as list %j', (value, list) => {
    expect(listIn(value)).toStrictEqual(list);
  });

  it.each<[Given, object | undefined]>([
    [{ a: 1 }, { a: 1 }],
    [{}, {}],
    [[], undefined],
    [null, undefined],
    [undefined, undefined],
    ['{}', undefined],
  ])('read %j as object %j', (value, object) => {
    expect(objectIn(value)).toStrictEqual(object);
  });
});

describe('a block template', () => {
  const named = (template: Json) => ({ properties: { template: { value: template } } });

  it('BLK-060 is the own named value, not an inherited one', () => {
    expect([templateOf(named(' text ')), templateOf(named(' ')), templateOf({})]).toStrictEqual([
      'text',
      undefined,
      undefined,
    ]);
  });

  it.each([
    [named('_ghost_'), true],
    [{ type: '_ghost_' }, true],
    [{ type: 'ghost_' }, false],
    [{ type: 'a_ghost_' }, false],
    [{ type: '_ghost' }, false],
    [{ type: '_ghost_a' }, false],
    [{ type: '__' }, false],
    [{}, false],
  ])('marks %j as pseudo block: %p', (block, stands) => {
    expect(isPseudo(block)).toBe(stands);
  });
});
