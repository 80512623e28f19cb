import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Statements } from './database/statements.js';
import { seal, SubjectKeys, unseal } from './event-log/sealing/subject-keys.js';

/** Owner and part of a sealed record. */
export interface SealedPlace {
  /** Name of the owner in events: `staff:3`. */
  readonly subject: string;
  readonly part: string;
}

/**
 * Seals personal rows with the key that also seals the subject's events, so that an erasure covers
 * both.
 */
@Injectable()
export class PersonalSeal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SubjectKeys,
  ) {}

  /** Call it in a transaction that locks the person. Creates a key if the person has none. */
  async close(on: Statements, place: SealedPlace, record: object): Promise<Buffer> {
    const key = (await this.keys.ensure(on, [place.subject])).get(place.subject);
    if (key === undefined) throw new Error(`${place.subject} has no key.`);
    return seal(key, Buffer.from(JSON.stringify(record)), contextOf(place));
  }

  /** Undefined once the key has been destroyed. */
  async open(place: SealedPlace, sealed: Buffer): Promise<object | undefined> {
    const { manager } = this.dataSource;
    const key = (await this.keys.find(manager, [place.subject])).get(place.subject);
    const plain = key && unseal(key, sealed, contextOf(place));
    // The authentication tag proves that this is what `close` sealed.
    return plain && (JSON.parse(plain.toString('utf8')) as object);
  }
}

/** Binds the seal to this place, so that a record cannot be moved to another part or person. */
function contextOf({ subject, part }: SealedPlace): string {
  return `record ${subject} ${part}`;
}
