import type { Gender } from '../catalogue/contract.js';
import type { ShopProduct } from '../catalogue/product.screen.js';

type TagletIcon = 'people' | 'leaf' | 'recycle' | 'feather' | 'gift' | 'sparkles' | 'flame';

/** Small label with icon and text. */
export interface Taglet {
  readonly icon: TagletIcon;
  readonly text: string;
}

const FITS: Readonly<Record<Gender, string>> = {
  unisex: 'Unisex fit',
  mens: 'Men’s fit',
  womens: 'Women’s fit',
  kids: 'For kids',
};

/** Tags displayed to shoppers; other tags are internal. */
const TAGLETS: Readonly<Record<string, Taglet>> = {
  'organic-cotton': { icon: 'leaf', text: 'Organic cotton' },
  recycled: { icon: 'recycle', text: 'Recycled fabric' },
  lightweight: { icon: 'feather', text: 'Lightweight' },
  gift: { icon: 'gift', text: 'Makes a good gift' },
  new: { icon: 'sparkles', text: 'New' },
  bestseller: { icon: 'flame', text: 'Bestseller' },
};

/** Returns the labels of a product: the fit of clothing with sizes, and its displayed tags. */
export function tagletsOf({
  gender,
  tags,
  colours,
  isWorn,
}: Pick<ShopProduct, 'gender' | 'tags' | 'colours' | 'isWorn'>): readonly Taglet[] {
  const isSized = colours.some(({ sizes }) => sizes.length > 1);
  const ofTags = [...new Set(tags)].filter((tag) => Object.hasOwn(TAGLETS, tag));
  return [
    ...(isWorn && isSized ? [{ icon: 'people', text: FITS[gender] } as const] : []),
    ...ofTags.flatMap((tag) => TAGLETS[tag] ?? []),
  ];
}
