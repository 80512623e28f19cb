import { mockupPath, PLAIN } from '../catalogue/garments/mockup.js';
import { isBlankMockup } from './mockups.js';

const back = { garment: 't-shirt', side: 'back', hex: '1f2c47' } as const;

describe('blank mock-ups', () => {
  it('have no print', () => {
    expect(isBlankMockup(mockupPath({ ...back, design: PLAIN }))).toBe(true);
  });

  it('are neither printed sides nor images of the library', () => {
    expect(isBlankMockup(mockupPath({ ...back, design: 'monstera' }))).toBe(false);
    expect(isBlankMockup('/images/7f8f1f5e/plain')).toBe(false);
  });
});
