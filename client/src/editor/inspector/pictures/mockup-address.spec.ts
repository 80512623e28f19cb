import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';

import { designIn, mockupIn } from './mockup-address.js';

const uuid = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';
const parts = { garment: 't-shirt', side: 'back', hex: '#1f2c47', design: 'monstera' } as const;

describe('mock-up address', () => {
  it('contains garment, side, colour and design', () => {
    expect(mockupIn('/images/mockups/t-shirt/back/1f2c47/monstera?w=480')).toStrictEqual(parts);
    expect(mockupPath(parts)).toBe('/images/mockups/t-shirt/back/1f2c47/monstera');
  });

  it.each([
    '',
    `/images/${uuid}`,
    '/images/mockups/boat/front/1f2c47/monstera',
    'https://x.example/',
  ])('is not found in %j', (address) => {
    expect(mockupIn(address)).toBeUndefined();
  });

  it('contains a design that can be reused on other garments', () => {
    expect(designIn('/images/mockups/tote/front/e9dfca/terrazzo')).toBe('terrazzo');
    expect(designIn(`/images/${uuid}?w=640`)).toBe(uuid);
    expect(designIn('https://elsewhere.example/a.webp')).toBeUndefined();
  });
});
