import { hardToRead } from './colour-contrast.js';

describe('words in a colour', () => {
  it.each([
    ['#777', '#888', 'Hard to read: a contrast of 1.3, at least 4.5 is needed.'],
    ['#000', '#fff', undefined],
    ['#000000ff', '#010101', 'Hard to read: a contrast of 1.0, at least 4.5 is needed.'],
    ['#00000080', '#010101', undefined],
    ['#000', undefined, undefined],
    ['black', '#000', undefined],
  ])('%s on %s: %s', (textColour, surface, message) => {
    expect(hardToRead(textColour, surface)).toBe(message);
  });
});
