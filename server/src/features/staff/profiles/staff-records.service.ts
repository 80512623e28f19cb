import { Injectable } from '@nestjs/common';

import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal, type SealedPlace } from '../../../platform/personal-seal.js';
import { StaffNotFound } from './staff-profile.errors.js';
import { StaffRecordsQueries } from './staff-records.queries.js';

/** Personal records of staff, sealed with the key of the person. */
@Injectable()
export class StaffRecords {
  constructor(
    private readonly seal: PersonalSeal,
    private readonly queries: StaffRecordsQueries,
    hooks: ErasureHooks,
  ) {
    hooks.register((subject) => queries.erase(subject));
  }

  /** Returns the record; undefined if none was saved or its key was deleted. */
  async find(place: SealedPlace): Promise<object | undefined> {
    const sealed = await this.queries.find(place);
    return sealed && (await this.seal.open(place, sealed));
  }

  async save(place: SealedPlace, record: object): Promise<void> {
    if (!(await this.queries.save(place, (on) => this.seal.close(on, place, record))))
      throw new StaffNotFound();
  }
}
