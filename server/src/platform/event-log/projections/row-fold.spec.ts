import { rowKeyText } from './row-fold.js';

describe('the key of a row', () => {
  it('has one text per row, however it was written', () => {
    expect(rowKeyText({ division: 1, id: 7 })).toBe(rowKeyText({ id: '7', division: 1 }));
  });

  it('has another text for another row', () => {
    const keys = [
      { division: 1, a: 'x', b: 'y' },
      { division: 1, a: 'x","b', b: 'y' },
      { division: 2, a: 'x', b: 'y' },
    ];

    expect(new Set(keys.map(rowKeyText)).size).toBe(3);
  });
});
