import { freeSku, skuPart } from './free-sku.js';

describe('a variant sku', () => {
  it('is readable on a packing list', () => {
    expect(freeSku(['Tee-Wave', 'Forest Green', 'M'], new Set())).toBe('TEE-WAVE-FOREST-GREEN-M');
  });

  it.each([
    ['Crème brûlée', 'CREME-BRULEE'],
    ['  one & two  ', 'ONE-TWO'],
    ['--a--', 'A'],
    ['日本', ''],
  ])('encodes "%s" as %s', (text, part) => {
    expect(skuPart(text)).toBe(part);
  });

  it('keeps the letters of its colour', () => {
    expect(freeSku(['tee-wave', 'Чёрный', 'M'], new Set())).toBe('TEE-WAVE-CHYORNYY-M');
    expect(freeSku(['tee-wave', 'Øl', 'One size'], new Set())).toBe('TEE-WAVE-OL-ONE-SIZE');
  });

  it('is free among the others, even if nothing of the colour remains', () => {
    const taken = new Set<string>();
    for (const colour of ['★', '♥', 'Red/White', 'Red White']) {
      taken.add(freeSku(['TEE', colour, 'S'], taken));
    }
    expect([...taken]).toStrictEqual(['TEE-S', 'TEE-S-2', 'TEE-RED-WHITE-S', 'TEE-RED-WHITE-S-2']);
  });
});
