import { wordsFor } from './field-words.js';

const fine = { valueMissing: false, typeMismatch: false, tooShort: false };

describe('a field that the browser looks at', () => {
  it.each([
    ['valueMissing', 'This field is required'],
    ['typeMismatch', 'Please enter a valid email address'],
    ['tooShort', 'Must contain at least 8 characters'],
  ])('says the words of the table for %s', (what, words) => {
    expect(wordsFor({ ...fine, [what]: true }, 8)).toBe(words);
  });

  it('says nothing of its own otherwise', () => {
    expect(wordsFor(fine)).toBeUndefined();
  });
});
