import { cardsIn, priceIn } from './card-prices.js';

describe('card prices', () => {
  const card = { price: 2_400, salePrice: 1_900, currency: 'GBP', name: 'Wave tee' };

  it('are converted to another currency, without other changes', () => {
    expect(priceIn('USD', card)).toStrictEqual({
      price: 4_800,
      salePrice: 3_800,
      currency: 'USD',
      name: 'Wave tee',
    });
  });

  it('have no sale price if there is none', () => {
    expect(priceIn('USD', { ...card, salePrice: null })).toMatchObject({ salePrice: null });
  });

  it('are converted on all cards of a list, in order', () => {
    const image = { id: 'a', original: '/images/a', altText: '', position: 0, color: null };
    const cards = ['a', 'b'].map((uuid) => ({
      ...{ uuid, urlName: uuid, image, secondImage: null, colours: [], ...card },
    }));
    const shown = cardsIn('USD', cards);
    expect(shown.map((one) => [one.uuid, one.price])).toStrictEqual([
      ['a', 4_800],
      ['b', 4_800],
    ]);
  });
});
