import { THEME_KEYS, type ThemeKey } from './keys.js';
import { flagOf, oneOf } from './option-values.js';
import type { ResolvedTheme } from './resolve.js';

type Placement = (typeof THEME_KEYS)['product.description.placement']['choices'][number];
type ThumbnailsLayout = (typeof THEME_KEYS)['product.thumbnails.layout']['choices'][number];

/** Product page settings of a theme that are not styles. */
export interface ProductOptions {
  readonly communityTitle: string;
  readonly quantityVisible: boolean;
  /** 0 shows the whole description. */
  readonly wordLimit: number;
  readonly descriptionPlacement: Placement;
  /** Whether choosing an image of another colour selects the colour. */
  readonly pictureChoosesColour: boolean;
  readonly thumbnailsLayout: ThumbnailsLayout;
  readonly tagletsVisible: boolean;
}

/** Reads the options; an invalid choice counts as its default. */
export function productOptions(theme: ResolvedTheme): ProductOptions {
  const text = (name: ThemeKey): string => theme[name].value;
  const flag = (name: ThemeKey): boolean => flagOf(text(name));
  return {
    communityTitle: text('product.community.title'),
    quantityVisible: flag('product.quantitySelector.visible'),
    wordLimit: countOf(text('product.description.wordLimit')),
    descriptionPlacement: oneOf(
      THEME_KEYS['product.description.placement'].choices,
      text('product.description.placement'),
    ),
    pictureChoosesColour: flag('product.carousel.updateForm'),
    thumbnailsLayout: oneOf(
      THEME_KEYS['product.thumbnails.layout'].choices,
      text('product.thumbnails.layout'),
    ),
    tagletsVisible: flag('product.taglets.visible'),
  };
}

function countOf(value: string): number {
  return /^\d{1,4}$/.test(value) ? Number(value) : 0;
}
