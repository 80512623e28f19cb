import { withUuids } from './named-products.rules.js';

const uuids = new Map([
  ['12', 'uuid-of-12'],
  ['13', 'uuid-of-13'],
]);

describe('row with integer product ids', () => {
  it('has them replaced by uuids, and keeps other names and cells', () => {
    expect(
      withUuids({ uuid: ' 12 ', cross_sell_products: '13 | other', name: '12' }, uuids),
    ).toStrictEqual({ uuid: 'uuid-of-12', cross_sell_products: 'uuid-of-13 | other', name: '12' });
    expect(withUuids({ uuid: 'other' }, uuids)).toStrictEqual({ uuid: 'other' });
  });

  it('gets no cells that the file does not have', () => {
    expect(withUuids({ name: 'Tee' }, uuids)).toStrictEqual({ name: 'Tee' });
  });
});
