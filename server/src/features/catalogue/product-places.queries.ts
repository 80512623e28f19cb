import type { ProductOrder } from '@selvedge/shared/catalogue/listing/grid';

/** The place that lists all visible products of a shop (decision 0079). */
export const everywhere = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Sort orders of lists; ties keep the store order. `l` is a row of `product_places`, which has an
 * index for each order, prefixed by the place.
 */
export const orderBy: Readonly<Record<ProductOrder, string>> = {
  bestsellerOrder: 'l.orders DESC, l.position, l.id',
  'new-in': 'l.created_at DESC, l.id DESC',
  'price-asc': 'l.selling_price, l.position, l.id',
  'price-desc': 'l.selling_price DESC, l.position, l.id',
};

/** Which products of a place are listed, and how. All texts are SQL; `$1` is the division. */
export interface ListOfPlace {
  /** Uuid of a collection or creator, or `everywhere`. */
  readonly place: string;
  readonly order: string;
  readonly limit: string;
  readonly offset?: string;
  /** SQL conditions on the products `p`. */
  readonly conditions?: readonly string[];
  /** Uuids that the owner put first, in order. */
  readonly arranged?: string;
}

/**
 * SELECT of the products `p` of a list, in order. Reads only the listed rows of the place, those
 * before them, and those that the conditions exclude.
 */
export function listOfPlace(what: string, list: ListOfPlace): string {
  const { arranged, order, limit, offset = '0' } = list;
  const window = `LIMIT ${limit}::integer OFFSET ${offset}::integer`;
  const [listed, by] =
    arranged === undefined
      ? [`${among(list, '')} ORDER BY ${order} ${window}`, order]
      : [
          `SELECT l.* FROM (${arrangedFirst(list, arranged)}) l ORDER BY l.first, ${order} ${window}`,
          `l.first, ${order}`,
        ];
  return `SELECT ${what} FROM (${listed}) l
    JOIN products p ON p.division_id = $1 AND p.uuid = l.product ORDER BY ${by}`;
}

/** Nested conditions are checked row by row; a flat query would collect and sort all matches. */
function among({ place, conditions = [] }: ListOfPlace, also: string): string {
  const fitting =
    conditions.length === 0
      ? ''
      : `CROSS JOIN LATERAL (
          SELECT FROM products p
          WHERE p.division_id = $1 AND p.uuid = l.product AND ${conditions.join(' AND ')} OFFSET 0
        ) fitting`;
  return `SELECT l.* FROM product_places l ${fitting}
    WHERE l.division_id = $1 AND l.place = ${place} ${also}`;
}

/** The arranged products, then as many of the others as the list may need. */
function arrangedFirst(list: ListOfPlace, arranged: string): string {
  const { order, limit, offset = '0' } = list;
  return `SELECT l.*, wanted.first FROM unnest(${arranged}) WITH ORDINALITY wanted (product, first)
      CROSS JOIN LATERAL (${among(list, 'AND l.product = wanted.product')}) l
    UNION ALL SELECT * FROM (
      SELECT l.*, NULL::bigint FROM (${among(list, `AND NOT l.product = ANY (${arranged})`)}) l
      ORDER BY ${order} LIMIT ${limit}::integer + ${offset}::integer
    ) l`;
}

/** Counts the products of a place with a filter value, for these genders or any. */
export function countIn(place: string, choice = `''`, genders?: string): string {
  const ofGender = genders === undefined ? '' : `AND n.gender IN (${genders})`;
  return `coalesce((SELECT sum(n.products)::integer FROM product_counts n
    WHERE n.division_id = $1 AND n.place = ${place} AND n.choice = ${choice} ${ofGender}), 0)`;
}

/** Counts the visible products of the shop. The row without gender counts hidden ones too. */
export const countEverywhere = `coalesce((SELECT sum(n.products)::integer FROM product_counts n
  WHERE n.division_id = $1 AND n.place = ${everywhere} AND n.choice = '' AND n.gender <> ''), 0)`;

/** Selects the image of the first product of a place. */
export function pictureIn(place: string, arranged?: string): string {
  const list = { place, order: 'l.position, l.id', limit: '1' };
  return `(${listOfPlace(`p.card #>> '{image,original}'`, {
    ...list,
    ...(arranged !== undefined && { arranged }),
  })})`;
}

/** Selects the banner, or the image of the first product, of collections `c`. */
export const pictureOfCollection = `coalesce(c.collection ->> 'banner', ${pictureIn('c.uuid', 'c.product_order')})`;
