import { proPartsOf } from './pro-parts.js';

const text = { properties: { template: { value: 'text' } } };
const html = (markup: string) => ({
  properties: { template: { value: 'html' }, html: { value: markup } },
});

describe('what takes Pro on a page', () => {
  it('is markup of the owner’s own, however deep it stands', () => {
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

  it('is nothing of a page without it, nor of a block that nobody knows', () => {
    expect(proPartsOf({ blocks: [] })).toStrictEqual([]);
    expect(
      proPartsOf({ blocks: [text, { properties: { template: { value: 'x' } } }] }),
    ).toStrictEqual([]);
  });

  it('is the same in whatever order its properties came', () => {
    const { properties } = html('1');
    const turned = Object.fromEntries(Object.entries(properties).toReversed());
    expect(proPartsOf({ blocks: [{ properties: turned }] })).toStrictEqual(
      proPartsOf({ blocks: [{ properties }] }),
    );
  });
});
