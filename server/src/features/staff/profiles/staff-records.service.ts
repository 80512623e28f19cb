import { Injectable } from '@nestjs/common';

import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal, type SealedPlace } from '../../../platform/personal-seal.js';
import { StaffNotFound } from './staff-profile.errors.js';
import { StaffRecordsQueries } from './staff-records.queries.js';

/** What is kept of a member of staff and of nobody else, sealed for them. */
@Injectable()
export class StaffRecords {
  constructor(
    private readonly seal: PersonalSeal,
    private readonly queries: StaffRecordsQueries,
    hooks: ErasureHooks,
  ) {
    // GDPR Article 17.
    hooks.register((subject) => queries.erase(subject));
  }

  /** Undefined where nothing was saved, or its key is gone. */
  async find(place: SealedPlace): Promise<object | undefined> {
    const sealed = await this.queries.find(place);
    return sealed && (await this.seal.open(place, sealed));
  }

  /** Throws StaffNotFound. */
  async save(place: SealedPlace, record: object): Promise<void> {
    if (!(await this.queries.save(place, (on) => this.seal.close(on, place, record))))
      throw new StaffNotFound();
  }
}
