import { dataRequests } from './data.js';
import { grid } from './definition.js';
import { resolveProperties } from '../model/block.js';

describe('grid data requests', () => {
  const requested = (itemFactory: string) =>
    dataRequests(
      resolveProperties(
        grid,
        { itemFactory: { value: itemFactory }, tag: { value: 'worn' }, limit: { value: 6 } },
        (value) => value,
      ),
    );

  it('follow the item factory, and are empty for own blocks', () => {
    expect(requested('collections')).toStrictEqual({ places: { of: 'collections', limit: 6 } });
    expect(requested('creators')).toStrictEqual({ places: { of: 'creators', limit: 6 } });
    expect(requested('products')).toStrictEqual({
      products: { collection: '', sort: 'bestsellerOrder', limit: 6 },
    });
    expect(requested('drive')).toStrictEqual({ pictures: { tag: 'worn', limit: 6 } });
    expect(requested('none')).toStrictEqual({});
  });
});
