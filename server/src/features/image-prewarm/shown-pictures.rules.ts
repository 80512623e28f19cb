import type { Product, ProductImage } from '@selvedge/shared/catalogue/contract';
import { requestedWidths } from '@selvedge/shared/images/requested-widths';
import { cardSizes } from '@selvedge/shared/catalogue/cards/card-sizes';
import { slideSizes, thumbSizes } from '@selvedge/shared/catalogue/cards/gallery-sizes';

/** Parts of a product in rendering order: list image, hover image, and images of its page. */
export const RENDERED_PARTS = ['card', 'hover', 'page'] as const;
export type RenderedPart = (typeof RENDERED_PARTS)[number];

/** An image in a width that browsers will request, in pixels. */
export interface ShownPicture {
  /** Path on the shop's host, without query. */
  readonly original: string;
  readonly width: number;
}

type Pictured = Pick<Product, 'colours' | 'defaultColour'>;

/** Returns the images of a product before the visitor makes a choice. */
export function shownPictures(product: Pictured, part: RenderedPart): readonly ShownPicture[] {
  const { own, others } = imagesOf(product);
  switch (part) {
    case 'card':
      return own.slice(0, 1).flatMap((image) => inWidths(image, cardSizes));
    case 'hover':
      return own.slice(1, 2).flatMap((image) => inWidths(image, cardSizes));
    case 'page':
      return [
        ...own.flatMap((image) => inWidths(image, slideSizes)),
        ...[...own, ...others].flatMap((image) => inWidths(image, thumbSizes)),
      ];
  }
}

/** Images of the shown colour, and one of each other colour. */
function imagesOf({ colours, defaultColour }: Pictured): Record<'own' | 'others', ProductImage[]> {
  const shown = colours.find(({ name }) => name === defaultColour) ?? colours[0];
  const others = colours.filter((colour) => colour !== shown);
  return {
    own: [...(shown?.images ?? [])],
    others: others.flatMap(({ images }) => images.slice(0, 1)),
  };
}

function inWidths({ original }: ProductImage, sizes: string): readonly ShownPicture[] {
  return requestedWidths(original, sizes).map((width) => ({ original, width }));
}
