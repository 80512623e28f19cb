import {
  sellingPrice,
  type Product,
  type ProductColour,
  type ProductImage,
  type ProductSize,
} from '@selvedge/shared/catalogue/contract';
import { imageModelOf, sizeOf } from '@selvedge/shared/catalogue/cards/image-model';
import { decimalAmount } from '@selvedge/shared/money';
import { colourLink } from '@selvedge/shared/links/links';
import escapeHtml from 'escape-html';

export interface FeedShop {
  readonly name: string;
  /** For example `https://tropic.example`. */
  readonly origin: string;
}

/** Wide enough for every use of merchant images, in pixels. */
const pictureWidth = 1280;

const genders = { mens: 'male', womens: 'female', kids: 'unisex', unisex: 'unisex' } as const;

/** Opening part of the feed (CAT-032). */
export function feedHead({ name, origin }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', name)}
${element('link', `${origin}/`)}
${element('description', `Products of ${name}`)}
`;
}

export const feedTail = '</channel>\n</rss>\n';

/** One item per variant, including sold-out ones (CAT-032). */
export function feedItems(product: Product, shop: FeedShop): string {
  return product.colours
    .flatMap((colour) => colour.sizes.map((size) => item(product, { colour, size }, shop)))
    .join('');
}

interface Variant {
  readonly colour: ProductColour;
  readonly size: ProductSize;
}

function item(product: Product, { colour, size }: Variant, { name, origin }: FeedShop): string {
  const { currency, price, salePrice } = product;
  const [picture] = colour.images;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['g:id', size.sku],
    ['g:item_group_id', product.uuid],
    ['title', product.name],
    ['description', product.metaDescription ?? product.description],
    ['link', `${origin}${colourLink(product, colour.name)}`],
    ['g:image_link', picture && pictureLink(picture, origin)],
    ['g:availability', size.available ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(price, currency)],
    ['g:sale_price', salePrice === null ? undefined : amount(sellingPrice(product), currency)],
    ['g:brand', name],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:color', colour.name],
    ['g:size', size.name],
    ['g:gender', genders[product.gender]],
    ['g:age_group', product.gender === 'kids' ? 'kids' : 'adult'],
    ['g:product_type', product.type],
  ];
  const lines = fields.flatMap(([field, text]) => (text === undefined ? [] : element(field, text)));
  return `<item>\n${lines.join('\n')}\n</item>\n`;
}

/** A width that pages also use, so that the feed causes no extra renditions. */
function pictureLink(picture: ProductImage, origin: string): string {
  return new URL(sizeOf(imageModelOf(picture), pictureWidth), origin).href;
}

/** Formats minor units, for example as "24.00 GBP". */
function amount(minorUnits: number, currency: string): string {
  return `${decimalAmount({ amount: minorUnits, currency })} ${currency}`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replaceAll(unspeakable, ''))}</${name}>`;
}

/** Characters that XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex -- the expression matches control characters on purpose
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
