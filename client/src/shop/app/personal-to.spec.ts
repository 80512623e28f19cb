import { personalTo } from './personal-to.js';

const own = {
  ...{ account: { name: 'Ada', hasDashboard: true }, basketQuantity: 3, favourites: ['a', 'b'] },
  editablePage: 7,
};

describe('what is around a page', () => {
  it('is that of who looks at it', () => {
    expect(personalTo(null, own)).toBe(own);
  });

  it('knows a visitor of some kind by nothing of who looks', () => {
    const nobody = { account: undefined, favourites: [] };
    expect(personalTo('stranger', own)).toStrictEqual({ ...nobody, basketQuantity: 0 });
    expect(personalTo('basket', own)).toStrictEqual({ ...nobody, basketQuantity: 1 });
    const { account, favourites } = personalTo('shopper', own);
    expect(account).toStrictEqual({ name: 'A shopper', hasDashboard: false });
    expect([favourites?.length, favourites?.includes('a')]).toStrictEqual([1, false]);
  });

  it('keeps no favourites where the shop keeps none', () => {
    expect(personalTo('shopper', { basketQuantity: 0 })).not.toHaveProperty('favourites');
  });
});
