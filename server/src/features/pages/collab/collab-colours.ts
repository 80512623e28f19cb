import { createHash } from 'node:crypto';

/** Dark enough for white text, and easy to tell apart. */
const colours = [
  ...['#b3261e', '#9a4600', '#7a5900', '#4c6600', '#146c2e', '#00696b'],
  ...['#00639b', '#3b55c4', '#6442b8', '#8a3ab5', '#a8327d', '#8c4a60'],
] as const;

/** Returns the cursor colour of a subject, the same on every page. */
export function colourOf(subject: string): string {
  const [first = 0] = createHash('sha256').update(subject).digest();
  return colours[first % colours.length] ?? colours[0];
}
