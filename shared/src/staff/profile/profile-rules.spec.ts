import { problemOf } from '../../forms/field-rules.js';
import { profileRules } from './profile-rules.js';

describe('a staff profile', () => {
  it.each(['', '1990-11-05', '2000-02-29', '2026-12-31'])('accepts the date of birth %j', (day) => {
    expect(problemOf(day, profileRules.dateOfBirth)).toBeUndefined();
  });

  it.each([
    '1990-11-5',
    '5.11.1990',
    '2001-02-29',
    '2001-13-01',
    '1890-11-05',
    '1819-05-05',
    'x1990-11-05',
    '1990-11-05x',
  ])('rejects the date of birth %j', (day) => {
    expect(problemOf(day, profileRules.dateOfBirth)).toBeDefined();
  });

  it('has an optional colour', () => {
    expect(problemOf('#1f6a6d', profileRules.colour)).toBeUndefined();
    expect(problemOf('', profileRules.colour)).toBeUndefined();
    expect(problemOf('blue', profileRules.colour)).toBeDefined();
  });
});
