import { labelPdf, type SheetLabel } from './label-pdf.js';
import { textInPdf } from './label-pdf.testing.js';

const label: SheetLabel = {
  orderId: 17,
  counter: 1,
  of: 2,
  pickface: 'HEATHER-GREY-XXL',
  placed: '05/11/26 10:17 pm',
  name: 'Palm tee',
  sku: 'TEE',
  options: { Colour: 'Heather Grey', Size: 'XXL' },
  pieces: [],
  picture: undefined,
};

describe('a printed label', () => {
  it('shows a long pickface in full, and the number of the piece', async () => {
    const text = textInPdf(await labelPdf([label]));
    for (const expected of [
      'HEATHER-GREY-XXL',
      'Order 17',
      'Label 1 of 2',
      '17-1',
      'Placed',
      'Palm tee',
    ])
      expect(text).toContain(expected);
  });
});
