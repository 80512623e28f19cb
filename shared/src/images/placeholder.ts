/** Placeholder for images without known colours. */
export const placeholderColour = '#eee';

const fabric = /^\/images\/mockups\/[^/]+\/[^/]+\/([0-9a-f]{6})\//;

/** CSS colour shown until an image has loaded; a tint of the fabric for mock-ups. */
export function placeholderOf(original: string): string {
  const [, hex] = fabric.exec(original) ?? [];
  return hex === undefined
    ? placeholderColour
    : `color-mix(in srgb, #${hex} 20%, ${placeholderColour})`;
}
