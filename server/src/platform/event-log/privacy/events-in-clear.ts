import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { eventColumns, type EventCodec, type EventRow } from '../sealing/event-codec.js';
import type { EventCatalogue } from '../model/event-catalogue.js';

/** Rows read at a time. */
const chunk = 500;

type Place = Pick<EventRow, 'divisionId' | 'position'>;
const beginning: Place = { divisionId: 0, position: 0 };

/**
 * Seals events written before their type declared its personal fields, so that an erasure reaches
 * them. This in-place change is the only one that the table permits.
 */
export class EventsInClear {
  private readonly logger = new Logger('EventLog');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: EventCatalogue,
    private readonly codec: EventCodec,
  ) {}

  async seal(): Promise<void> {
    for (const { type, since } of this.catalogue.sealedLater()) await this.sealType(type, since);
  }

  private async sealType(type: string, since: number): Promise<void> {
    let sealed = 0;
    let rows = await this.after(beginning, type, since);
    while (rows.length > 0) {
      for (const row of rows) sealed += await this.sealOne(row);
      rows = await this.after(rows.at(-1) ?? beginning, type, since);
    }
    if (sealed > 0) this.logger.log({ message: 'unsealed events sealed', type, sealed });
  }

  /** Inlines the names, so that PostgreSQL can use the partial index on them. */
  private after({ divisionId, position }: Place, type: string, since: number): Promise<EventRow[]> {
    return this.dataSource.query(
      `SELECT ${eventColumns} FROM es_event
       WHERE type = '${type}' AND schema_version < ${since} AND sealed IS NULL
         AND (division_id, position) > ($1, $2)
       ORDER BY division_id, position LIMIT ${chunk}`,
      [divisionId, position],
    );
  }

  private async sealOne(row: EventRow): Promise<number> {
    const stored = await this.codec.sealed(row);
    if (stored === undefined) return 0;
    const { data, schema, subject, sealed } = stored;
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `UPDATE es_event SET data = $3::jsonb, schema_version = $4, subject = $5, sealed = decode($6, 'base64')
       WHERE division_id = $1 AND position = $2 AND sealed IS NULL`,
      [row.divisionId, row.position, data, schema, subject, sealed],
    );
    return changed;
  }
}
