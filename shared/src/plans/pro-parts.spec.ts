import { proPartsOf } from './pro-parts.js';

const text = { properties: { template: { value: 'text' } } };
const html = (markup: string) => ({
  properties: { template: { value: 'html' }, html: { value: markup } },
});

describe('proPartsOf', () => {
  it('returns custom markup at any depth', () => {
    const parts = proPartsOf({ blocks: [text, html('<b>1</b>'), { ...text, items: [html('2')] }] });
    expect(parts.map((part) => JSON.parse(part))).toStrictEqual([
      [
        ['html', '<b>1</b>'],
        ['template', 'html'],
      ],
      [
        ['html', '2'],
        ['template', 'html'],
      ],
    ]);
  });

  it('is empty for pages without it, and for unknown blocks', () => {
    expect(proPartsOf({ blocks: [] })).toStrictEqual([]);
    expect(
      proPartsOf({ blocks: [text, { properties: { template: { value: 'x' } } }] }),
    ).toStrictEqual([]);
  });

  it('does not depend on the order of properties', () => {
    const { properties } = html('1');
    const turned = Object.fromEntries(Object.entries(properties).toReversed());
    expect(proPartsOf({ blocks: [{ properties: turned }] })).toStrictEqual(
      proPartsOf({ blocks: [{ properties }] }),
    );
  });
});
