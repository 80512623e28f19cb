import { mockupImages } from './mockup-images.js';

describe('the mock-ups of a garment in a colour', () => {
  const navy = { name: 'Navy', hex: '#1f2c47' };

  it('show its sides in order, with alternative texts', () => {
    const designs = { front: 'alpine', back: null };
    expect(mockupImages({ name: 'Peak tee', garment: 't-shirt', designs }, navy)).toStrictEqual([
      {
        id: '1f2c47-front',
        original: '/images/mockups/t-shirt/front/1f2c47/alpine',
        altText: 'Peak tee in Navy, front',
        position: 0,
        color: 'Navy',
      },
      {
        id: '1f2c47-back',
        original: '/images/mockups/t-shirt/back/1f2c47/plain',
        altText: 'Peak tee in Navy, back',
        position: 1,
        color: 'Navy',
      },
    ]);
  });
});
