import type { SearchQuery } from '@selvedge/shared/search/contract';
import { PRICE_BANDS } from '@selvedge/shared/catalogue/listing/price-bands';

import type { Bind } from './search-terms.js';

/** Filter conditions; each is a column of `hits`, so that a facet can ignore its own filter. */
export const flags = ['of_gender', 'of_choice', 'of_type', 'of_price'] as const;
export type Flag = (typeof flags)[number];

/** SQL expression of the price band of a product. */
export const band = `CASE ${PRICE_BANDS.map((name) => {
  const [, below = ''] = name.split('-');
  return below === '' ? `ELSE '${name}'` : `WHEN selling_price < ${below} THEN '${name}'`;
}).join(' ')} END`;

/** Omitted fields do not filter. */
export type SearchCriteria = {
  readonly [Field in keyof SearchQuery]: SearchQuery[Field] | undefined;
} & Pick<SearchQuery, 'q'>;

/** Conditions on products `f`; `true` if there is no filter. */
export type Conditions = Readonly<Record<Flag, string>>;

export function conditionsOf(
  { gender, colour, size, type, price }: SearchCriteria,
  bind: Bind,
): Conditions {
  const choice = JSON.stringify([colour ?? '', size ?? '']);
  return {
    of_gender: gender ? `f.gender IN (${bind(gender)}, 'unisex')` : 'true',
    of_choice: colour || size ? `f.choices @> ARRAY[${bind(choice)}::text]` : 'true',
    of_type: type ? `f.product_type = ${bind(type)}` : 'true',
    of_price: price ? `${band} = ${bind(price)}` : 'true',
  };
}

/** Columns of `hits` that indicate which conditions `f` meets. */
export function flagColumns(conditions: Conditions): string {
  return flags.map((flag) => `${conditions[flag]} AS ${flag}`).join(', ');
}

/** All conditions except one. */
export function passing(without?: Flag): string {
  return flags
    .filter((flag) => flag !== without)
    .map((flag) => `h.${flag}`)
    .join(' AND ');
}
