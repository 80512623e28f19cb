import { describeChange } from './change-description.js';

const block = {
  type: 'quote',
  properties: { template: { value: 'quote' }, text: { value: 'So soft' } },
};

describe('a change of a page, told', () => {
  it('names the block, and what is different by the labels of its type', () => {
    expect(
      describeChange({ kind: 'changed', block, names: ['author', 'size'], isMoved: true }),
    ).toStrictEqual({
      what: 'Quote “So soft”',
      how: 'who said it, width, moved',
    });
    expect(describeChange({ kind: 'changed', block, names: [], isMoved: true }).how).toBe('moved');
  });

  it('says that a block came or went', () => {
    expect(describeChange({ kind: 'added', block }).how).toBe('added');
    expect(describeChange({ kind: 'removed', block: { type: 'holoDeck' } })).toStrictEqual({
      what: 'holoDeck',
      how: 'removed',
    });
  });

  it('names what the page says of itself', () => {
    expect(
      describeChange({ kind: 'page', names: ['url', 'loginState', 'campaign'] }),
    ).toStrictEqual({
      what: 'This page',
      how: 'address, who may see it, campaign',
    });
  });
});
