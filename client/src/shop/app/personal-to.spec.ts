import { personalTo } from './personal-to.js';

const own = {
  ...{ account: { name: 'Ada', hasDashboard: true }, basketQuantity: 3, favourites: ['a', 'b'] },
  editablePage: 7,
};

describe('frame of a page', () => {
  it('is personal to the current user', () => {
    expect(personalTo(null, own)).toBe(own);
  });

  it('shows nothing of the current user in the view of another kind of visitor', () => {
    const anonymous = { account: undefined, favourites: [] };
    expect(personalTo('stranger', own)).toStrictEqual({ ...anonymous, basketQuantity: 0 });
    expect(personalTo('basket', own)).toStrictEqual({ ...anonymous, basketQuantity: 1 });
    const { account, favourites } = personalTo('shopper', own);
    expect(account).toStrictEqual({ name: 'A shopper', hasDashboard: false });
    expect([favourites?.length, favourites?.includes('a')]).toStrictEqual([1, false]);
  });

  it('has no favourites if the shop has none', () => {
    expect(personalTo('shopper', { basketQuantity: 0 })).not.toHaveProperty('favourites');
  });
});
