import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Statements } from './database/statements.js';
import { seal, SubjectKeys, unseal } from './event-log/privacy/subject-keys.js';

/** Whose a record is, and which of theirs. */
export interface SealedPlace {
  /** The name that events have for them: `staff:3`. */
  readonly subject: string;
  readonly part: string;
}

/** Seals what rows keep of a person by the key that their events are sealed by: an erasure ends both. */
@Injectable()
export class PersonalSeal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SubjectKeys,
  ) {}

  /** In a transaction that holds the person: it makes a key where they had none. */
  async close(on: Statements, place: SealedPlace, record: object): Promise<Buffer> {
    const key = (await this.keys.ensure(on, [place.subject])).get(place.subject);
    if (key === undefined) throw new Error(`${place.subject} has no key.`);
    return seal(key, Buffer.from(JSON.stringify(record)), contextOf(place));
  }

  /** Undefined once the key is gone. */
  async open(place: SealedPlace, sealed: Buffer): Promise<object | undefined> {
    const { manager } = this.dataSource;
    const key = (await this.keys.find(manager, [place.subject])).get(place.subject);
    const plain = key && unseal(key, sealed, contextOf(place));
    // It is what `close` was given: the tag of the seal holds.
    return plain && (JSON.parse(plain.toString('utf8')) as object);
  }
}

/** Sealed for this place only: a part cannot stand in for another, nor a person. */
function contextOf({ subject, part }: SealedPlace): string {
  return `record ${subject} ${part}`;
}
