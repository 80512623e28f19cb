/** CAT-017: the first words of a text and an ellipsis; the text itself where it is no longer than that. */
export function limitWords(text: string, limit: number): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (limit === 0 || words.length <= limit) return text;
  return `${words
    .slice(0, limit)
    .join(' ')
    .replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')} …`;
}
