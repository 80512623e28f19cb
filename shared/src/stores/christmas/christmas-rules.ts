import { hexColour } from '../../colours/hex-colour.js';
import { isCalendarDay } from '../../dates/calendar-day.js';
import type { FieldRule } from '../../forms/field-rules.js';

/** Validation of a last order day on client and server. */
export const cutoffDateRules = [
  { handler: isCalendarDay, message: 'Please enter a date' },
] as const satisfies readonly FieldRule[];

/** Validation of a banner colour; empty uses the default. */
export const bannerColourRules = [
  {
    handler: (text) => hexColour(text) !== undefined,
    message: 'Enter a colour such as #1f6a6d',
  },
] as const satisfies readonly FieldRule[];
