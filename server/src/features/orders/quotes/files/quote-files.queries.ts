import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Statements } from '../../../../platform/database/statements.js';
import { inTransaction } from '../../../../platform/database/transaction.js';
import type { OrderRow } from '../../read-model/orders.projection.js';

interface SealedFile {
  readonly subject: string;
  readonly contentType: string;
  readonly sealed: Buffer;
}

type Place = Pick<OrderRow, 'division' | 'orderId'>;

/** Stores mock-ups and documents in sealed form. */
@Injectable()
export class QuoteFilesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns false if the order does not exist or its customer is erased. Locks the order before
   * sealing: an erasure then waits until the row is visible to it.
   */
  save(
    { division, orderId, subject }: Place & Pick<OrderRow, 'subject'>,
    { id, contentType }: { readonly id: string; readonly contentType: string },
    sealing: (on: Statements) => Promise<Buffer>,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const held = await manager.query<unknown[]>(
        `SELECT FROM orders WHERE division_id = $1 AND order_id = $2 AND email IS NOT NULL FOR SHARE`,
        [division, orderId],
      );
      if (held.length === 0) return false;
      await manager.query(
        `INSERT INTO quote_files (division_id, id, order_id, subject, content_type, sealed)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [division, id, orderId, subject, contentType, await sealing(manager)],
      );
      return true;
    });
  }

  async find({ division, orderId }: Place, id: string): Promise<SealedFile | undefined> {
    const [found] = await this.dataSource.query<SealedFile[]>(
      `SELECT subject, content_type AS "contentType", sealed FROM quote_files
       WHERE division_id = $1 AND id = $2 AND order_id = $3`,
      [division, id, orderId],
    );
    return found;
  }

  async remove({ division }: Place, id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM quote_files WHERE division_id = $1 AND id = $2', [
      division,
      id,
    ]);
  }

  /** Deletes the subject's files in all stores. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM quote_files f USING es_division_head d
       WHERE f.division_id = d.division_id AND f.subject = $1`,
      [subject],
    );
  }
}
