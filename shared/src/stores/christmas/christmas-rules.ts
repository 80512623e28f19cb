import { hexColour } from '../../colours/hex-colour.js';
import type { FieldRule } from '../../forms/field-rules.js';

/** A day that there is, `2026-12-18`. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

/** What both sides hold a last day against. */
export const cutoffDateRules = [
  { handler: isDay, words: 'Please enter a day' },
] as const satisfies readonly FieldRule[];

/** The same of a colour; empty for our own. */
export const bannerColourRules = [
  { handler: (text) => hexColour(text) !== undefined, words: 'Please enter a colour like #1f6a6d' },
] as const satisfies readonly FieldRule[];
