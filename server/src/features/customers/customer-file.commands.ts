import type { LeadStatus } from '@selvedge/shared/customers/lead';

interface OfCustomer {
  readonly customerId: number;
}

export interface WriteNote extends OfCustomer {
  readonly type: 'WriteCustomerNote';
  readonly noteId: string;
  readonly text: string;
}

/** By who wrote it. */
export interface DeleteNote extends OfCustomer {
  readonly type: 'DeleteCustomerNote';
  readonly noteId: string;
}

/** What is left out stays as it is. */
export interface ChangeFile extends OfCustomer {
  readonly type: 'ChangeCustomerFile';
  readonly leadStatus?: LeadStatus | null | undefined;
  readonly services?: readonly string[] | undefined;
  readonly industries?: readonly string[] | undefined;
  readonly potentialValue?: number | null | undefined;
}

export type CustomerFileCommand = WriteNote | DeleteNote | ChangeFile;
