/** Splits comma-separated names; trims them and removes duplicates. */
export function namesIn(text: string): string[] {
  const names = text.split(',').map((one) => one.trim());
  return [...new Set(names.filter(Boolean))];
}
