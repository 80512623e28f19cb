import { choiceOf, choicesOf } from './product-choices.js';

const size = (name: string, available: boolean) => ({ name, sku: `TEE-${name}`, available });
const colour = (name: string, sizes: readonly ReturnType<typeof size>[]) => ({
  ...{ name, hex: '#1f2c47', sizes, images: [] },
});

describe('what can be chosen of a product', () => {
  it('is every colour, and each size that is to be had, by itself and in its colour', () => {
    const colours = [
      colour('Navy', [size('M', true), size('L', false)]),
      colour('Sand', [size('M', true)]),
    ];
    expect(choicesOf({ colours })).toStrictEqual([
      ...['["Navy",""]', '["","M"]', '["Navy","M"]'],
      ...['["Sand",""]', '["Sand","M"]'],
    ]);
  });

  it('is asked for by the text under which it is kept', () => {
    expect(choiceOf({ colour: 'Navy' })).toBe('["Navy",""]');
    expect(choiceOf({ size: 'M' })).toBe('["","M"]');
    expect(choiceOf({})).toBe('["",""]');
  });
});
