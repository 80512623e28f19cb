import { problemOf } from '../../forms/field-rules.js';
import { bannerColourRules, cutoffDateRules } from './christmas-rules.js';

it('a cut-off date is a calendar day with a four-digit year, so that dates sort as text', () => {
  expect(problemOf('2026-12-18', cutoffDateRules)).toBeUndefined();
  expect(problemOf('2026-12-32', cutoffDateRules)).toBe('Please enter a date');
  expect(problemOf('+012026-12-18', cutoffDateRules)).toBe('Please enter a date');
});

it('a banner colour is optional', () => {
  for (const colour of ['', '#7a1f2b'])
    expect(problemOf(colour, bannerColourRules)).toBeUndefined();
  expect(problemOf('red', bannerColourRules)).toBe('Enter a colour such as #1f6a6d');
});
