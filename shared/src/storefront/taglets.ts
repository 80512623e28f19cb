import type { Gender, Product } from '../catalogue/contract.js';

type TagletIcon = 'people' | 'leaf' | 'recycle' | 'feather' | 'gift' | 'sparkles' | 'flame';

/** CAT-022, A-07: a small labelled pill of icon and text. */
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

/** Tags that say something to shoppers; every other tag stays data. */
const TAGLETS: Readonly<Record<string, Taglet>> = {
  'organic-cotton': { icon: 'leaf', text: 'Organic cotton' },
  recycled: { icon: 'recycle', text: 'Recycled fabric' },
  lightweight: { icon: 'feather', text: 'Lightweight' },
  gift: { icon: 'gift', text: 'Makes a good gift' },
  new: { icon: 'sparkles', text: 'New' },
  bestseller: { icon: 'flame', text: 'Bestseller' },
};

/** The pills of a product: whom it fits, if it comes in sizes, and its tags that have one. */
export function tagletsOf({
  gender,
  tags,
  colours,
}: Pick<Product, 'gender' | 'tags' | 'colours'>): readonly Taglet[] {
  const isSized = colours.some(({ sizes }) => sizes.length > 1);
  const ofTags = [...new Set(tags)].filter((tag) => Object.hasOwn(TAGLETS, tag));
  return [
    ...(isSized ? [{ icon: 'people', text: FITS[gender] } as const] : []),
    ...ofTags.flatMap((tag) => TAGLETS[tag] ?? []),
  ];
}
