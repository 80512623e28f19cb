import { labelCode, labelIn, labelsOf, pickfaceOf } from './factory-label.js';
import { REPRINT_REASONS, reprintReasonName } from './reprint-reason.js';

const tee = { id: 1, options: { Colour: 'Sea  green', Size: 'm' }, quantity: 2 };
const hoodie = { id: 2, options: { Colour: 'Black', Size: '' }, quantity: 1 };

describe('factory labels', () => {
  it('are one per piece, numbered across the order, with the pickface of the blank', () => {
    expect(labelsOf('normal', [tee, hoodie])).toStrictEqual([
      { counter: 1, itemId: 1, pickface: 'SEA-GREEN-M' },
      { counter: 2, itemId: 1, pickface: 'SEA-GREEN-M' },
      { counter: 3, itemId: 2, pickface: 'BLACK' },
    ]);
  });

  it('are absent in flows without labels', () => {
    expect(labelsOf('paper', [tee])).toStrictEqual([]);
    expect(labelsOf('bespoke', [tee])).toStrictEqual([]);
  });

  it('have the pickface of their colour and size', () => {
    expect(pickfaceOf(tee)).toBe('SEA-GREEN-M');
    expect(pickfaceOf({ options: { Colour: ' Sea green ', Size: ' ' } })).toBe('SEA-GREEN');
  });

  it('have a code', () => {
    expect(labelIn(labelCode(17, 3))).toStrictEqual({ orderId: 17, counter: 3 });
    expect(labelIn(' 17-3\n')).toStrictEqual({ orderId: 17, counter: 3 });
    expect(labelIn('7-12')).toStrictEqual({ orderId: 7, counter: 12 });
    expect(labelIn('123456789-12345')).toStrictEqual({ orderId: 123_456_789, counter: 12_345 });
  });

  it.each(['', '17', '17-', '0-1', '17-0', 'x17-1', '17-1-1', '1234567890-1', '1-123456'])(
    'have no code "%s"',
    (code) => {
      expect(labelIn(code)).toBeUndefined();
    },
  );

  it('have named reprint reasons', () => {
    expect(REPRINT_REASONS.map(reprintReasonName)).toStrictEqual([
      'Label damaged',
      'Label lost',
      'Printer fault',
      'Garment damaged',
    ]);
  });
});
