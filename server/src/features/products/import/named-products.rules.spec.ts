import { withUuids } from './named-products.rules.js';

const uuids = new Map([
  ['12', 'uuid-of-12'],
  ['13', 'uuid-of-13'],
]);

describe('a row that names products by their integer ids', () => {
  it('names them by their uuids, and leaves other names and cells alone', () => {
    expect(
      withUuids({ uuid: ' 12 ', cross_sell_products: '13 | other', name: '12' }, uuids),
    ).toStrictEqual({ uuid: 'uuid-of-12', cross_sell_products: 'uuid-of-13 | other', name: '12' });
    expect(withUuids({ uuid: 'other' }, uuids)).toStrictEqual({ uuid: 'other' });
  });

  it('gets no cells that the file does not have', () => {
    expect(withUuids({ name: 'Tee' }, uuids)).toStrictEqual({ name: 'Tee' });
  });
});
