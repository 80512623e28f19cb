import { contrastProblem } from './colour-contrast.js';

describe('text contrast', () => {
  it.each([
    ['#777', '#888', 'Contrast of 1.3:1 is too low. Use at least 4.5:1.'],
    ['#000', '#fff', undefined],
    ['#000000ff', '#010101', 'Contrast of 1.0:1 is too low. Use at least 4.5:1.'],
    ['#00000080', '#010101', undefined],
    ['#000', undefined, undefined],
    ['black', '#000', undefined],
  ])('%s on %s: %s', (textColour, surface, message) => {
    expect(contrastProblem(textColour, surface)).toBe(message);
  });
});
