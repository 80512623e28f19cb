import type {
  ChangeCustomer,
  CustomerFile,
  Customers,
  CustomersQuery,
  WriteCustomerNote,
} from '@selvedge/shared/customers/contract';

import { call } from '../../lib/http.js';

const path = '/atlas/customers/';

export function fetchCustomers(query: CustomersQuery): Promise<Customers> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<Customers>('GET', `${path}?${parameters.toString()}`);
}

export const fetchCustomer = (id: number) => call<CustomerFile>('GET', `${path}${String(id)}/`);

/** Returns the updated customer, as do the calls for notes. */
export const changeCustomer = (id: number, body: ChangeCustomer) =>
  call<CustomerFile>('PATCH', `${path}${String(id)}/`, body);

export const deleteNote = (id: number, noteId: string) =>
  call<CustomerFile>('DELETE', `${path}${String(id)}/notes/${noteId}/`);

export const writeNote = (id: number, note: WriteCustomerNote) =>
  call<CustomerFile>('POST', `${path}${String(id)}/notes/`, note);
