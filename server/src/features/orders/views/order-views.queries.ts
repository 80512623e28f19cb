import { Injectable } from '@nestjs/common';
import type { OrderView, OrderViewSearch } from '@selvedge/shared/orders/views/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

/**
 * Saved order views of a person. Stored with the platform's division, because staff use all hosts
 * (decision 0028).
 */
@Injectable()
export class OrderViewsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists views, oldest first, in the order of their tabs. */
  of(subject: string): Promise<readonly OrderView[]> {
    return this.dataSource.query<OrderView[]>(
      `SELECT view_id AS id, name, search FROM order_views
       WHERE division_id = $1 AND subject = $2 ORDER BY created_at, view_id`,
      [platformDivision, subject],
    );
  }

  /** Adds a view; false if the name is taken or the limit `most` is reached. */
  async add(subject: string, view: OrderView, most: number): Promise<boolean> {
    const { id, name, search } = view;
    const added: unknown[] = await this.dataSource.query(
      `INSERT INTO order_views (division_id, subject, view_id, name, search)
       SELECT $1, $2, $3, $4, $5
       WHERE (SELECT count(*) FROM order_views WHERE division_id = $1 AND subject = $2) < $6
       ON CONFLICT DO NOTHING RETURNING view_id`,
      [platformDivision, subject, id, name, JSON.stringify(search), most],
    );
    return added.length > 0;
  }

  /** Changes a view; false if it does not exist or another one has the name. */
  async change(
    subject: string,
    id: string,
    to: { readonly name: string; readonly search: OrderViewSearch },
  ): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `UPDATE order_views v SET name = $4, search = $5
       WHERE division_id = $1 AND subject = $2 AND view_id = $3 AND NOT EXISTS (
         SELECT FROM order_views o
         WHERE o.division_id = $1 AND o.subject = $2 AND o.view_id <> $3 AND lower(o.name) = lower($4)
       )`,
      [platformDivision, subject, id, to.name, JSON.stringify(to.search)],
    );
    return changed > 0;
  }

  async remove(subject: string, id: string): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM order_views WHERE division_id = $1 AND subject = $2 AND view_id = $3',
      [platformDivision, subject, id],
    );
  }

  /** Deletes all views of a person. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM order_views WHERE subject = $1', [subject]);
  }
}
