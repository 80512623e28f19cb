import { problemOf } from '../../forms/field-rules.js';
import { bannerColourRules, cutoffDateRules } from './christmas-rules.js';

it('a last day is one of the calendar, whose year has four digits as lists are sorted by it', () => {
  expect(problemOf('2026-12-18', cutoffDateRules)).toBeUndefined();
  expect(problemOf('2026-12-32', cutoffDateRules)).toBe('Please enter a day');
  expect(problemOf('+012026-12-18', cutoffDateRules)).toBe('Please enter a day');
});

it('a banner has a colour or none', () => {
  for (const colour of ['', '#7a1f2b'])
    expect(problemOf(colour, bannerColourRules)).toBeUndefined();
  expect(problemOf('red', bannerColourRules)).toBe('Enter a colour like #1f6a6d');
});
