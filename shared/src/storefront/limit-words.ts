/** Truncates a text after a number of words and adds an ellipsis; shorter texts are unchanged. */
export function limitWords(text: string, limit: number): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (limit === 0 || words.length <= limit) return text;
  return `${words
    .slice(0, limit)
    .join(' ')
    .replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')} …`;
}
