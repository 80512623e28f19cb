import { hexColour } from '../../colours/hex-colour.js';
import { isCalendarDay } from '../../dates/calendar-day.js';
import type { FieldRule } from '../../forms/field-rules.js';
import { phoneRules } from '../../forms/phone-rules.js';

const day: FieldRule = { message: 'Please enter a date such as 1990-11-05', handler: isBirthday };
const hex: FieldRule = {
  message: 'Enter a colour such as #1f6a6d',
  handler: (text) => hexColour(text) !== undefined,
};

/** Validation of profile fields on client and server. */
export const profileRules = {
  username: ['alpha_dash', ['max_length', 40]],
  mobilePhoneNumber: phoneRules,
  mission: [['max_length', 200]],
  bio: [['max_length', 2000]],
  dateOfBirth: [day],
  colour: [hex],
  team: [['max_length', 80]],
  channel: [['max_length', 80]],
  size: [['max_length', 20]],
  okrs: [['max_length', 2000]],
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;

/** Whether the day exists and is a plausible date of birth. */
function isBirthday(text: string): boolean {
  return /^(?:19|20)/.test(text) && isCalendarDay(text);
}
