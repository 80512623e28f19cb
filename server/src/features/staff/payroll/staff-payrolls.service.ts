import { Injectable } from '@nestjs/common';
import type { PaidPerson, StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import { noPayroll } from '@selvedge/shared/staff/payroll/payroll';

import { PeopleQueries } from '../../accounts/index.js';
import { StaffNotFound } from '../profiles/staff-profile.errors.js';
import { StaffRecords } from '../profiles/staff-records.service.js';

const part = 'payroll';

/** ATL-005, ATL-006: addresses and bank accounts of staff. */
@Injectable()
export class StaffPayrolls {
  constructor(
    private readonly records: StaffRecords,
    private readonly people: PeopleQueries,
  ) {}

  /** People who can have payroll details, by name; contains no details. */
  async list(): Promise<readonly PaidPerson[]> {
    const staff = await this.people.staff();
    return staff.map(({ id, name }) => ({ id, name }));
  }

  async of(subject: string): Promise<StaffPayroll> {
    return { ...noPayroll, ...(await this.records.find({ subject, part })) };
  }

  /** Returns the details of another person. Throws StaffNotFound. */
  async ofPerson(id: number): Promise<StaffPayroll> {
    const staff = await this.people.staff();
    if (!staff.some((one) => one.id === id)) throw new StaffNotFound();
    return this.of(`staff:${String(id)}`);
  }

  async save(subject: string, payroll: StaffPayroll): Promise<StaffPayroll> {
    await this.records.save({ subject, part }, { ...payroll });
    return this.of(subject);
  }
}
