/** What a picture's place shows before it, where nothing is known of the picture. */
export const placeholderColour = '#eee';

const fabric = /^\/images\/mockups\/[^/]+\/[^/]+\/([0-9a-f]{6})\//;

/** IMG-011: the colour, for CSS, of a picture's place until it is there: for a mock-up a tint of its fabric. */
export function placeholderOf(original: string): string {
  const [, hex] = fabric.exec(original) ?? [];
  return hex === undefined
    ? placeholderColour
    : `color-mix(in srgb, #${hex} 20%, ${placeholderColour})`;
}
