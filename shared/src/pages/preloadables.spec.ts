import { wireProperties } from '../blocks/model/block-fixture.js';
import type { WireBlock } from '../blocks/model/wire.js';
import type { Json } from '../catalogue/contract.js';
import { preloadablesOf } from './preloadables.js';

const block = (template: string, values: Readonly<Record<string, Json>> = {}): WireBlock => ({
  properties: wireProperties({ template, ...values }),
});
const picture = (name: string): WireBlock => block('image', { src: `/images/${name}`, alt: 'A' });

describe('preloadablesOf', () => {
  it('lists the images and chunks of the first blocks once each', () => {
    const row = { ...block('row'), items: [picture('a'), picture('b'), picture('a')] };
    expect(preloadablesOf({ blocks: [row, block('quote')] })).toStrictEqual([
      '/images/a',
      '/images/b',
      'src/blocks/row/view.tsx',
      'src/blocks/image/view.tsx',
      'src/blocks/quote/view.tsx',
    ]);
  });

  it('ignores later, hidden and unknown blocks', () => {
    const blocks = [
      { ...picture('hidden'), published: false },
      block('gizmo', { src: '/images/gizmo' }),
      ...['a', 'b', 'c'].map(picture),
    ];
    expect(preloadablesOf({ blocks })).toStrictEqual([
      '/images/a',
      '/images/b',
      'src/blocks/image/view.tsx',
    ]);
    expect(preloadablesOf({ blocks: [] })).toStrictEqual([]);
  });
});
