import { messageFor } from './field-messages.js';

describe('a field that the browser looks at', () => {
  it.each([
    ['valueMissing', 'This field is required'],
    ['typeMismatch', 'Please enter a valid email address'],
    ['tooShort', 'Must contain at least 8 characters'],
    ['rangeUnderflow', 'Min 0'],
    ['rangeOverflow', 'Max 999'],
    ['stepMismatch', 'Must be a whole number'],
    ['badInput', 'Must be a whole number'],
  ])('says the words of the table for %s', (what, message) => {
    expect(messageFor({ [what]: true }, { minLength: 8, min: '0', max: '999' })).toBe(message);
  });

  it('tells an address of the web from one for mails', () => {
    expect(messageFor({ typeMismatch: true }, { type: 'url' })).toBe('Please enter a valid url');
  });

  it('says nothing of its own otherwise', () => {
    expect(messageFor({})).toBeUndefined();
  });
});
