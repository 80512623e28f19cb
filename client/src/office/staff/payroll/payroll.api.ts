import type { PaidPerson, StaffPayroll } from '@selvedge/shared/staff/payroll/contract';

import { call } from '../../../lib/http.js';

const own = '/atlas/profile/payroll/';
const others = '/atlas/payroll/';

export const ownPayrollKey = ['payroll', 'own'] as const;
export const payrollKey = (id: number) => ['payroll', id] as const;
/**
 * Disables caching: a form must start with the stored values, or saving would restore outdated
 * ones.
 */
export const uncached = { gcTime: 0 } as const;

export const fetchOwnPayroll = () => call<StaffPayroll>('GET', own);

/** Returns the saved details, like `savePayroll`. */
export const saveOwnPayroll = (payroll: StaffPayroll) =>
  call<StaffPayroll>('PUT', own, { ...payroll });

/** Returns the staff by name, without payroll details. */
export const fetchPaid = () => call<readonly PaidPerson[]>('GET', others);

export const fetchPayroll = (id: number) => call<StaffPayroll>('GET', `${others}${String(id)}/`);

export const savePayroll = (id: number, payroll: StaffPayroll) =>
  call<StaffPayroll>('PUT', `${others}${String(id)}/`, { ...payroll });
