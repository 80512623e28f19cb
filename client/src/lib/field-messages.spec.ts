import { messageFor } from './field-messages.js';

describe('messageFor', () => {
  it.each([
    ['valueMissing', 'This field is required'],
    ['typeMismatch', 'Please enter a valid email address'],
    ['tooShort', 'Must contain at least 8 characters'],
    ['rangeUnderflow', 'Min 0'],
    ['rangeOverflow', 'Max 999'],
    ['stepMismatch', 'Must be a whole number'],
    ['badInput', 'Must be a whole number'],
  ])('gives the specified message for %s', (what, message) => {
    expect(messageFor({ [what]: true }, { minLength: 8, min: '0', max: '999' })).toBe(message);
  });

  it('distinguishes web addresses from e-mail addresses', () => {
    expect(messageFor({ typeMismatch: true }, { type: 'url' })).toBe('Please enter a valid url');
  });

  it('returns nothing for other states', () => {
    expect(messageFor({})).toBeUndefined();
  });
});
