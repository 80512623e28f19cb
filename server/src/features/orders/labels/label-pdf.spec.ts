import { inflateSync } from 'node:zlib';

import { labelPdf, type SheetLabel } from './label-pdf.js';

const label: SheetLabel = {
  orderId: 17,
  counter: 1,
  of: 2,
  pickface: 'HEATHER-GREY-XXL',
  name: 'Palm tee',
  sku: 'TEE',
  options: { Colour: 'Heather Grey', Size: 'XXL' },
  pieces: [],
  picture: undefined,
};

/** The words of a file, which are hexadecimal in packed streams. */
async function wordsOf(labels: readonly SheetLabel[]): Promise<string> {
  const file = (await labelPdf(labels)).toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const coded = [...streams.join('').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex);
  return Buffer.from(coded.join(''), 'hex').toString('latin1');
}

describe('a printed label', () => {
  it('leaves none of a long pickface out, nor which piece it is', async () => {
    const words = await wordsOf([label]);
    for (const said of ['HEATHER-GREY-XXL', 'Order 17', 'Label 1 of 2', '17-1', 'Palm tee'])
      expect(words).toContain(said);
  });
});
