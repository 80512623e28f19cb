import { describeChange } from './change-description.js';

const block = {
  type: 'quote',
  properties: { template: { value: 'quote' }, text: { value: 'So soft' } },
};

describe('describeChange', () => {
  it('names the block and the labels of its changed properties', () => {
    expect(
      describeChange({ kind: 'changed', block, names: ['author', 'size'], isMoved: true }),
    ).toStrictEqual({
      what: 'Quote “So soft”',
      how: 'author, width, moved',
    });
    expect(describeChange({ kind: 'changed', block, names: [], isMoved: true }).how).toBe('moved');
  });

  it('reports added and removed blocks', () => {
    expect(describeChange({ kind: 'added', block }).how).toBe('added');
    expect(describeChange({ kind: 'removed', block: { type: 'holoDeck' } })).toStrictEqual({
      what: 'holoDeck',
      how: 'removed',
    });
  });

  it('lists changed page properties', () => {
    expect(
      describeChange({ kind: 'page', names: ['url', 'loginState', 'campaign'] }),
    ).toStrictEqual({
      what: 'This page',
      how: 'web address, visibility, campaign',
    });
  });
});
