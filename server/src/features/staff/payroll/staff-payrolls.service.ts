import { Injectable } from '@nestjs/common';
import type { PaidPerson, StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import { noPayroll } from '@selvedge/shared/staff/payroll/payroll';

import { PeopleQueries } from '../../accounts/index.js';
import { StaffNotFound } from '../profiles/staff-profile.errors.js';
import { StaffRecords } from '../profiles/staff-records.service.js';

const part = 'payroll';

/** ATL-005, ATL-006: where members of staff live and are paid to. */
@Injectable()
export class StaffPayrolls {
  constructor(
    private readonly records: StaffRecords,
    private readonly people: PeopleQueries,
  ) {}

  /** Whose payroll there can be, by name, and nothing of it. */
  async list(): Promise<readonly PaidPerson[]> {
    const staff = await this.people.staff();
    return staff.map(({ id, name }) => ({ id, name }));
  }

  async of(subject: string): Promise<StaffPayroll> {
    return { ...noPayroll, ...(await this.records.find({ subject, part })) };
  }

  /** Of somebody else. Throws StaffNotFound. */
  async ofPerson(id: number): Promise<StaffPayroll> {
    const staff = await this.people.staff();
    if (!staff.some((one) => one.id === id)) throw new StaffNotFound();
    return this.of(`staff:${String(id)}`);
  }

  /** Throws StaffNotFound. */
  async save(subject: string, payroll: StaffPayroll): Promise<StaffPayroll> {
    await this.records.save({ subject, part }, { ...payroll });
    return this.of(subject);
  }
}
