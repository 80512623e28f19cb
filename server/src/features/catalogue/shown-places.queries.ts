import { Injectable } from '@nestjs/common';
import type { PlaceName } from '@selvedge/shared/site/sitemap.screen';
import { DataSource } from 'typeorm';

/** Everything in a shop that has its own address, each list sorted by name. */
export interface ShownPlaces {
  readonly collections: readonly PlaceName[];
  readonly products: readonly PlaceName[];
  /** Creators with products only. */
  readonly creators: readonly PlaceName[];
}

/** Data of the site maps. */
@Injectable()
export class ShownPlacesReader {
  constructor(private readonly dataSource: DataSource) {}

  /** RTE-018: runs one statement. */
  async of(division: number): Promise<ShownPlaces> {
    const [row] = await this.dataSource.query<ShownPlaces[]>(
      `SELECT (
        SELECT ${listed("c.collection ->> 'name'", 'c.url_name')}
        FROM collections c WHERE c.division_id = $1 AND c.enabled
      ) AS collections, (
        SELECT ${listed("p.card ->> 'name'", 'p.url_name')}
        FROM products p WHERE p.division_id = $1 AND p.shown
      ) AS products, (
        SELECT ${listed("c.creator ->> 'name'", 'c.url_name')}
        FROM creators c WHERE c.division_id = $1 AND EXISTS (
          SELECT FROM products p
          WHERE p.division_id = $1 AND p.shown AND p.creator = c.uuid
        )
      ) AS creators`,
      [division],
    );
    return row ?? { collections: [], products: [], creators: [] };
  }
}

function listed(name: string, urlName: string): string {
  return `coalesce(jsonb_agg(
    jsonb_build_object('name', ${name}, 'urlName', ${urlName}) ORDER BY lower(${name}), ${urlName}
  ), '[]')`;
}
