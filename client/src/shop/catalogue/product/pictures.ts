import type { ProductColour, ProductImage } from '@selvedge/shared/catalogue/contract';
import { colourLink } from '@selvedge/shared/links/links';

/** Thumbnail and its action. */
export interface Thumb {
  readonly image: ProductImage;
  /** Colour that the thumbnail selects; null if it only shows an image (CAT-020). */
  readonly colour: string | null;
  /** Page that shows it as the large image. */
  readonly href: string;
}

export interface Pictures {
  /** Large images, the requested one first. */
  readonly slides: readonly ProductImage[];
  readonly thumbs: readonly Thumb[];
}

interface PicturesInput {
  readonly urlName: string;
  readonly colours: readonly ProductColour[];
  readonly colour: ProductColour;
  /** Id of the initial image, or null. */
  readonly picture: string | null;
  /** Whether choosing an image of another colour selects that colour. */
  readonly choosesColour: boolean;
}

/** Returns the images of the selected colour, and one thumbnail for every other colour. */
export function picturesOf(input: PicturesInput): Pictures {
  const { colours, colour, picture, choosesColour } = input;
  const here = colourLink(input, colour.name);
  const others = colours.flatMap(({ name, images: [first] }) =>
    name === colour.name || first === undefined ? [] : [{ name, image: first }],
  );
  const large = [...colour.images, ...(choosesColour ? [] : others.map(({ image }) => image))];
  return {
    slides: firstOf(large, picture),
    thumbs: [
      ...colour.images.map((image) => thumbOf(image, here)),
      ...others.map(({ name, image }) =>
        choosesColour
          ? { image, colour: name, href: colourLink(input, name) }
          : thumbOf(image, here),
      ),
    ],
  };
}

function thumbOf(image: ProductImage, here: string): Thumb {
  return { image, colour: null, href: `${here}?picture=${encodeURIComponent(image.id)}` };
}

function firstOf(images: readonly ProductImage[], id: string | null): readonly ProductImage[] {
  const first = images.filter((image) => image.id === id);
  return [...first, ...images.filter((image) => !first.includes(image))];
}
