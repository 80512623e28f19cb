/** `bestsellerOrder`, `scale-down` → `Bestseller order`, `Scale down`. */
export function sentenceCase(name: string): string {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}
