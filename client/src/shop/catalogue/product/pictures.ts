import type { ProductColour, ProductImage } from '@selvedge/shared/catalogue/contract';
import { productLink } from '@selvedge/shared/storefront/links';

/** A small picture under the large one, and what choosing it does. */
export interface Thumb {
  readonly image: ProductImage;
  /** Set when it leads to another colour (CAT-020). */
  readonly colour: string | null;
  /** The page on which it is the large one. */
  readonly href: string;
}

export interface Pictures {
  /** The large ones, the wanted one first. */
  readonly slides: readonly ProductImage[];
  readonly thumbs: readonly Thumb[];
}

interface PicturesInput {
  readonly urlName: string;
  readonly colours: readonly ProductColour[];
  readonly colour: ProductColour;
  /** The id of a picture to begin with, or null. */
  readonly picture: string | null;
  /** Whether a picture of another colour chooses that colour, instead of only showing it. */
  readonly choosesColour: boolean;
}

/** What the gallery of a product shows while `colour` is chosen: its pictures, and one of every other colour. */
export function picturesOf(input: PicturesInput): Pictures {
  const { urlName, colours, colour, picture, choosesColour } = input;
  const here = productLink(urlName, colour.name);
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
          ? { image, colour: name, href: productLink(urlName, name) }
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
