import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource, QueryFailedError } from 'typeorm';

import { HostTaken } from './store.errors.js';
import { DivisionRow, StoreRow } from './store.entity.js';

const uniqueViolation = '23505';

@Injectable()
export class StoresQueries {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<readonly StoreRow[]> {
    return this.dataSource.manager.find(StoreRow);
  }

  async nextDivision(): Promise<number> {
    const rows: { division: number }[] = await this.dataSource.query(
      "SELECT nextval('division_id')::int AS division",
    );
    return rows[0]?.division ?? 0;
  }

  /** Reserves the host names for the store. Throws HostTaken. */
  async claimHosts({ division, code, customDomainName }: Store): Promise<void> {
    try {
      await this.dataSource.manager.upsert(
        DivisionRow,
        { id: division, code, customDomainName: customDomainName?.toLowerCase() ?? null },
        ['id'],
      );
    } catch (error) {
      if (isUniqueViolation(error)) throw new HostTaken();
      throw error;
    }
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && 'code' in error && error.code === uniqueViolation;
}
