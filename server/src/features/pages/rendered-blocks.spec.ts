import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

import { bareBlocks } from './rendered-blocks.js';

const pod: WireBlock = { properties: { template: { value: 'pod' }, title: { value: 'Tee' } } };

function within(template: string, columnsXs?: number): WireBlock {
  const columns = columnsXs === undefined ? {} : { columnsXs: { value: columnsXs } };
  return { properties: { template: { value: template }, ...columns }, items: [pod] };
}

function perRowIn(block: WireBlock): number | undefined {
  const refused = () => {
    throw new Error('All of them are registered.');
  };
  const [outer] = bareBlocks([block], { themed: (value) => value, onError: refused });
  return outer?.items[0]?.perRow;
}

describe('a pod', () => {
  it('BLK-083 in a grid knows how many stand beside each other on the narrowest screens', () => {
    expect([perRowIn(within('grid')), perRowIn(within('grid', 3))]).toEqual([2, 3]);
  });

  it('BLK-083 elsewhere stands alone on those', () => {
    expect([perRowIn(within('row')), perRowIn(within('carousel'))]).toEqual([undefined, undefined]);
  });
});
