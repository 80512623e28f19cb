/** Fabric colours. Mock-ups exist only for these, which bounds the number of images. */
export const GARMENT_COLOURS = [
  { name: 'White', hex: '#f4f4f1' },
  { name: 'Natural', hex: '#e9dfca' },
  { name: 'Sand', hex: '#d3c0a1' },
  { name: 'Mustard', hex: '#d69d2c' },
  { name: 'Coral', hex: '#e2725b' },
  { name: 'Rust', hex: '#a44a2c' },
  { name: 'Burgundy', hex: '#6a1f33' },
  { name: 'Blush', hex: '#e7c1bd' },
  { name: 'Lilac', hex: '#b7a6cf' },
  { name: 'Sky', hex: '#a3c4dc' },
  { name: 'Denim', hex: '#4f6d8f' },
  { name: 'Navy', hex: '#1f2c47' },
  { name: 'Teal', hex: '#1f6a6d' },
  { name: 'Mint', hex: '#b3d5c2' },
  { name: 'Sage', hex: '#96a68a' },
  { name: 'Forest', hex: '#25432f' },
  { name: 'Grey Marl', hex: '#b4b6b8' },
  { name: 'Charcoal', hex: '#43464b' },
  { name: 'Black', hex: '#1d1d20' },
] as const;

export type GarmentColour = (typeof GARMENT_COLOURS)[number];
export type GarmentColourName = GarmentColour['name'];

/** Hex code of a colour name. */
export function hexOf(name: GarmentColourName): GarmentColour['hex'] {
  return GARMENT_HEX[name];
}

const hexes = GARMENT_COLOURS.map(({ name, hex }) => [name, hex]);
// Built from the list, so every name has a colour.
const GARMENT_HEX = Object.fromEntries(hexes) as Record<GarmentColourName, GarmentColour['hex']>;
