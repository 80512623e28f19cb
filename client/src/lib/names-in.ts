/** Names that were typed with commas between: each once, without the spaces around it. */
export function namesIn(text: string): string[] {
  const names = text.split(',').map((one) => one.trim());
  return [...new Set(names.filter(Boolean))];
}
