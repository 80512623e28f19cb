import type { PaidPerson, StaffPayroll } from '@selvedge/shared/staff/payroll/contract';

import { call } from '../../../lib/http.js';

const own = '/atlas/profile/payroll/';
const others = '/atlas/payroll/';

export const ownPayrollKey = ['payroll', 'own'] as const;
export const payrollKey = (id: number) => ['payroll', id] as const;
/** A form begins with what is kept now: what it began with last time would be saved over it. */
export const uncached = { gcTime: 0 } as const;

export const fetchOwnPayroll = () => call<StaffPayroll>('GET', own);

/** Answers what is kept then, as the other does. */
export const saveOwnPayroll = (payroll: StaffPayroll) =>
  call<StaffPayroll>('PUT', own, { ...payroll });

/** By name, and nothing of their payroll. */
export const fetchPaid = () => call<readonly PaidPerson[]>('GET', others);

export const fetchPayroll = (id: number) => call<StaffPayroll>('GET', `${others}${String(id)}/`);

export const savePayroll = (id: number, payroll: StaffPayroll) =>
  call<StaffPayroll>('PUT', `${others}${String(id)}/`, { ...payroll });
