import { platformDivision } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Statements } from '../../../platform/database/statements.js';
import { inTransaction } from '../../../platform/database/transaction.js';

interface SealedPicture {
  readonly subject: string;
  readonly sealed: Buffer;
}

const people = { customer: 'customers', staff: 'staff' } as const;

/** Table of sealed avatars, one per person. */
@Injectable()
export class AvatarsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns whether the person exists and the avatar was stored. Locks the person before sealing:
   * no key is created for an erased person, and an erasure waits until it can find the row.
   */
  save(
    { kind, id }: Subject,
    picture: string,
    sealing: (on: Statements) => Promise<Buffer>,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const held = await manager.query<unknown[]>(
        `SELECT FROM ${people[kind]} WHERE id = $1 FOR KEY SHARE`,
        [id],
      );
      if (held.length === 0) return false;
      await manager.query(
        `INSERT INTO person_pictures (division_id, subject, picture, sealed) VALUES ($1, $2, $3, $4)
         ON CONFLICT (division_id, subject)
         DO UPDATE SET picture = excluded.picture, sealed = excluded.sealed`,
        [platformDivision, `${kind}:${String(id)}`, picture, await sealing(manager)],
      );
      return true;
    });
  }

  async find(picture: string): Promise<SealedPicture | undefined> {
    const [found] = await this.dataSource.query<SealedPicture[]>(
      'SELECT subject, sealed FROM person_pictures WHERE division_id = $1 AND picture = $2',
      [platformDivision, picture],
    );
    return found;
  }

  async of(subject: string): Promise<SealedPicture | undefined> {
    const [found] = await this.dataSource.query<SealedPicture[]>(
      'SELECT subject, sealed FROM person_pictures WHERE division_id = $1 AND subject = $2',
      [platformDivision, subject],
    );
    return found;
  }

  /** Returns the URL path, or null without an avatar. */
  async pathOf(subject: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ readonly path: string | null }[]>(
      'SELECT avatar_path($1) AS path',
      [subject],
    );
    return row?.path ?? null;
  }

  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM person_pictures WHERE subject = $1', [subject]);
  }
}
