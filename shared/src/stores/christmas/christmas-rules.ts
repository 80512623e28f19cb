import { hexColour } from '../../colours/hex-colour.js';
import { isCalendarDay } from '../../dates/calendar-day.js';
import type { FieldRule } from '../../forms/field-rules.js';

/** What both sides hold a last day against. */
export const cutoffDateRules = [
  { handler: isCalendarDay, message: 'Please enter a day' },
] as const satisfies readonly FieldRule[];

/** The same of a colour; empty for our own. */
export const bannerColourRules = [
  {
    handler: (text) => hexColour(text) !== undefined,
    message: 'Enter a colour like #1f6a6d',
  },
] as const satisfies readonly FieldRule[];
