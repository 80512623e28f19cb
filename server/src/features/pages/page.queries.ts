import type { PageContent } from '@selvedge/shared/pages/page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../platform/database/constraint.js';
import { readPrepared } from '../../platform/database/prepared-read.js';
import { PageEntity } from './page.entity.js';
import type { ListedPage } from './page-map.js';
import type { PageRow } from './page.projection.js';

/** A page found by its address. */
export interface PageAt {
  readonly uuid: string;
  readonly page: PageContent;
  /** False for a draft (GRD-040). */
  readonly isPublished: boolean;
}

/** Maximum length of the list. */
const maxPages = 2_000;

/** Page at address $2 of division $1: the published one before a draft (RTE-061). */
const standsAt = `division_id = $1 AND (live_url = $2 OR (url = $2 AND live_url IS NULL))
       ORDER BY live_url IS NULL`;

/** Queries of a store's pages, one statement per call. */
@Injectable()
export class PagesReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns an id that no page of the division has. It is consumed even if no page is created. */
  async nextId(division: number): Promise<number> {
    for (;;) {
      const [next] = await this.dataSource.query<{ id: number; isTaken: boolean }[]>(
        `SELECT id, EXISTS (SELECT FROM pages WHERE division_id = $1 AND id = next.id) AS "isTaken"
         FROM (SELECT nextval('page_id')::integer AS id) next`,
        [division],
      );
      if (next?.isTaken === false) return next.id;
    }
  }

  byId(division: number, id: number): Promise<PageRow | undefined> {
    return this.one(division, { id });
  }

  byUuid(division: number, uuid: string): Promise<PageRow | undefined> {
    return this.one(division, { uuid });
  }

  /** Ordered by address. */
  list(division: number): Promise<readonly PageRow[]> {
    return this.dataSource.manager.find(PageEntity, {
      where: { division },
      order: { url: 'ASC' },
      take: maxPages,
    });
  }

  /** Returns the published page at an address, or else the draft (RTE-061). */
  async at(division: number, url: string): Promise<PageAt | undefined> {
    const [found] = await readPrepared<PageAt>(
      this.dataSource,
      `SELECT uuid, coalesce(live, page) AS page, live IS NOT NULL AS "isPublished" FROM pages
       WHERE ${standsAt} LIMIT 1`,
      [division, url],
    );
    return found;
  }

  /** Returns the id of the page at an address, published or not. */
  async idAt(division: number, url: string): Promise<number | undefined> {
    const [found] = await readPrepared<{ readonly id: number }>(
      this.dataSource,
      `SELECT id FROM pages WHERE ${standsAt} LIMIT 1`,
      [division, url],
    );
    return found?.id;
  }

  /** Returns the published pages, ordered by address. */
  async published(division: number): Promise<readonly ListedPage[]> {
    return this.dataSource.query<ListedPage[]>(
      `SELECT id, uuid, live_url AS url, live ->> 'layout' AS layout,
         live -> 'properties' AS properties, live -> 'sitemap' AS sitemap, live_at AS "publishedAt"
       FROM pages WHERE division_id = $1 AND live_url IS NOT NULL ORDER BY live_url LIMIT $2`,
      [division, maxPages],
    );
  }

  private async one(
    division: number,
    which: { readonly id: number } | { readonly uuid: string },
  ): Promise<PageRow | undefined> {
    const where = { division, ...which };
    return (await this.dataSource.manager.findOne(PageEntity, { where })) ?? undefined;
  }
}

/** Whether the unique index on ids refused a concurrent insert. */
export function isIdTaken(error: unknown): boolean {
  return breaksConstraint(error, 'pages_by_id');
}

/** Whether the unique index on addresses refused a concurrent insert. */
export function isUrlTaken(error: unknown): boolean {
  return breaksConstraint(error, 'pages_url') || breaksConstraint(error, 'pages_live_url');
}
