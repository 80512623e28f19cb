import { Injectable } from '@nestjs/common';
import type { PlaceName } from '@selvedge/shared/site/sitemap.screen';
import { DataSource } from 'typeorm';

export interface ShownPlace extends PlaceName {
  /** ISO time of the last change that a visitor may see. */
  readonly changedAt: string;
}

/** Everything in a shop that has its own address, each list sorted by name. */
export interface ShownPlaces {
  readonly collections: readonly ShownPlace[];
  readonly products: readonly ShownPlace[];
  /** Creators with products only. */
  readonly creators: readonly ShownPlace[];
}

/** Data of the site maps. */
@Injectable()
export class ShownPlacesReader {
  constructor(private readonly dataSource: DataSource) {}

  /** RTE-018: runs one statement. */
  async of(division: number): Promise<ShownPlaces> {
    const [row] = await this.dataSource.query<ShownPlaces[]>(
      `WITH shown AS (
        SELECT url_name, card ->> 'name' AS name, updated_at, collections, creator
        FROM products WHERE division_id = $1 AND shown
      ) SELECT (
        SELECT ${listed("c.collection ->> 'name'", 'c.url_name', lastChange('collection'))}
        FROM collections c LEFT JOIN (
          SELECT place, max(updated_at) AS at FROM shown, unnest(collections) place GROUP BY place
        ) held ON held.place = c.uuid WHERE c.division_id = $1 AND c.enabled
      ) AS collections, (
        SELECT ${listed('p.name', 'p.url_name', 'p.updated_at')} FROM shown p
      ) AS products, (
        SELECT ${listed("c.creator ->> 'name'", 'c.url_name', lastChange('creator'))}
        FROM creators c JOIN (
          SELECT creator AS place, max(updated_at) AS at FROM shown GROUP BY creator
        ) held ON held.place = c.uuid WHERE c.division_id = $1
      ) AS creators`,
      [division],
    );
    return row ?? { collections: [], products: [], creators: [] };
  }
}

/** Last change of a collection or creator, or of the products that its page lists. */
function lastChange(whole: 'collection' | 'creator'): string {
  return `greatest(held.at, (
    SELECT e.occurred_at FROM es_event e
    WHERE e.division_id = c.division_id AND e.stream_id = '${whole}-' || c.uuid
    ORDER BY e.version DESC LIMIT 1
  ))`;
}

function listed(name: string, urlName: string, changedAt: string): string {
  return `coalesce(jsonb_agg(
    jsonb_build_object('name', ${name}, 'urlName', ${urlName}, 'changedAt', ${changedAt})
    ORDER BY search_form(${name}), ${urlName}
  ), '[]')`;
}
