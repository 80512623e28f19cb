import type { SearchFacets } from '@selvedge/shared/catalogue/listing/facets';

import { passing, type Flag, type SearchCriteria } from './search-conditions.js';
import type { Bind } from './search-terms.js';

/**
 * Filter values of the products with their counts. Most products share the options of a few
 * garments; options are expanded per garment, not per product.
 */
export const offeredChoices = `SELECT choice AS value, sum(h.count)::integer AS count FROM (
    SELECT h.choices, count(*) AS count FROM hits h WHERE ${passing('of_choice')} GROUP BY 1
  ) h CROSS JOIN unnest(h.choices) choice GROUP BY 1`;

/** Each count is the size of the list if that value replaced the current one of its kind. */
export function facetColumns({ colour, size }: SearchCriteria, bind: Bind): string {
  const inSize = bind(`,${JSON.stringify(size ?? '')}]`);
  const inColour = bind(`[${JSON.stringify(colour ?? '')},`);
  const facets: Readonly<Record<keyof SearchFacets, string>> = {
    gender: countedHits('h.gender', 'of_gender'),
    type: countedHits('h.product_type', 'of_type'),
    price: countedHits('h.band', 'of_price'),
    colour: `SELECT value, count FROM offered
      WHERE value NOT LIKE '["",%' AND right(value, length(${inSize})) = ${inSize}`,
    size: `SELECT value, count FROM offered
      WHERE value NOT LIKE '%,""]' AND starts_with(value, ${inColour})`,
  };
  return Object.entries(facets)
    .map(([name, counts]) => `'${name}', ${listOf(counts)}`)
    .join(', ');
}

function countedHits(value: string, flag: Flag): string {
  return `SELECT ${value} AS value, count(*)::integer AS count FROM hits h
    WHERE ${passing(flag)} AND ${value} IS NOT NULL GROUP BY 1`;
}

/** Most frequent first. */
function listOf(counts: string): string {
  return `coalesce((SELECT jsonb_agg(jsonb_build_object('value', facet.value, 'count', facet.count)
      ORDER BY facet.count DESC, facet.value) FROM (${counts}) facet), '[]')`;
}
