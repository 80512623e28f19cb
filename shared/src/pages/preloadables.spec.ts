import { wireProperties } from '../blocks/model/block-fixture.js';
import type { WireBlock } from '../blocks/model/wire.js';
import type { Json } from '../catalogue/contract.js';
import { preloadablesOf } from './preloadables.js';

const block = (template: string, values: Readonly<Record<string, Json>> = {}): WireBlock => ({
  properties: wireProperties({ template, ...values }),
});
const picture = (name: string): WireBlock => block('image', { src: `/images/${name}`, alt: 'A' });

describe('what a page is worth fetching ahead for', () => {
  it('is the pictures of its first blocks, and what draws them, each once', () => {
    const row = { ...block('row'), items: [picture('a'), picture('b'), picture('a')] };
    expect(preloadablesOf({ blocks: [row, block('quote')] })).toStrictEqual([
      '/images/a',
      '/images/b',
      'src/blocks/row/view.tsx',
      'src/blocks/image/view.tsx',
      'src/blocks/quote/view.tsx',
    ]);
  });

  it('is nothing of what comes later, is hidden, or is of no type that is known', () => {
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
