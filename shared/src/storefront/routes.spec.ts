import { rightPath, SHOP_ROUTES } from './routes.js';

/** Routes with sample parameter values. */
const filled = SHOP_ROUTES.map((route) => route.replaceAll(/\{\w+\}/g, 'some-thing'));

describe('the spelling of an address', () => {
  it.each(filled)('RTE-001 is canonical in %s and corrected otherwise', (path) => {
    expect(rightPath(path)).toBeUndefined();
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    expect(rightPath(other)).toBe(path);
  });

  it.each(['/', '/assets/a.js', '/omnis/v3/search/', '/product', '//evil.example/'])(
    'is not changed in %s',
    (path) => {
      expect(rightPath(path)).toBeUndefined();
    },
  );

  it('is corrected without changing what is escaped', () => {
    expect(rightPath('/collection/Caf%C3%A9')).toBe('/collection/caf%C3%A9/');
  });

  it.each([
    ['/BASKET', '/basket/'],
    ['/Product/Wave-Tee/', '/product/wave-tee/'],
    ['/product//wave-tee//', '/product/wave-tee/'],
    ['//basket/', '/basket/'],
    ['/RECEIPT/aBc/', '/receipt/aBc'],
    ['/Product/Wave-Tee/Navy', '/product/wave-tee/Navy'],
  ])('RTE-001 is corrected with capitals and doubled slashes: %s', (path, right) => {
    expect(rightPath(path)).toBe(right);
  });
});
