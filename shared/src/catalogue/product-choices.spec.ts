import { choiceOf, choicesOf } from './product-choices.js';

const size = (name: string, available: boolean) => ({ name, sku: `TEE-${name}`, available });
const colour = (name: string, sizes: readonly ReturnType<typeof size>[]) => ({
  ...{ name, hex: '#1f2c47', sizes, images: [] },
});

describe('product choices', () => {
  it('are all colours, available sizes and their combinations', () => {
    const colours = [
      colour('Navy', [size('M', true), size('L', false)]),
      colour('Sand', [size('M', true)]),
    ];
    expect(choicesOf({ colours })).toStrictEqual([
      ...['["Navy",""]', '["","M"]', '["Navy","M"]'],
      ...['["Sand",""]', '["Sand","M"]'],
    ]);
  });

  it('have the text that filters use', () => {
    expect(choiceOf({ colour: 'Navy' })).toBe('["Navy",""]');
    expect(choiceOf({ size: 'M' })).toBe('["","M"]');
    expect(choiceOf({})).toBe('["",""]');
  });
});
