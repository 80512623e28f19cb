import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';
import { hasFactor } from '../sessions/has-factor.js';
import { SecondFactorEntity } from './second-factor.entity.js';
import type { SecondFactorRow } from './second-factors.projection.js';

/** The upsert's row lock serialises concurrent codes. */
const takeStep = `
  INSERT INTO used_code_steps AS used (subject_kind, subject_id, factor, step)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (subject_kind, subject_id, factor) DO UPDATE SET step = EXCLUDED.step
  WHERE used.step < EXCLUDED.step RETURNING step`;

@Injectable()
export class SecondFactorQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined without a second factor. */
  async of({ kind, id }: Subject): Promise<SecondFactorRow | undefined> {
    const where = { division: platformDivision, kind, id };
    return (await this.dataSource.manager.findOneBy(SecondFactorEntity, where)) ?? undefined;
  }

  /** Returns the store's team members without a second factor. */
  async membersWithout(division: number): Promise<readonly number[]> {
    const rows: { readonly id: number }[] = await this.dataSource.query(
      `SELECT customer_id AS id FROM memberships WHERE division_id = $1
       AND NOT ${hasFactor("'customer'", 'customer_id')}`,
      [division],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Returns true unless a code of this time step or a later one was already used (RFC 6238, 5.2).
   */
  async takeStep({ kind, id }: Subject, factor: string, step: number): Promise<boolean> {
    const taken: unknown[] = await this.dataSource.query(takeStep, [kind, id, factor, step]);
    return taken.length > 0;
  }
}
