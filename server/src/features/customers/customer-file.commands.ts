import type { LeadStatus } from '@selvedge/shared/customers/lead';

interface OfCustomer {
  readonly customerId: number;
}

export interface WriteNote extends OfCustomer {
  readonly type: 'WriteCustomerNote';
  readonly noteId: string;
  readonly text: string;
}

/** Only the author may delete a note. */
export interface DeleteNote extends OfCustomer {
  readonly type: 'DeleteCustomerNote';
  readonly noteId: string;
}

/** Missing fields are unchanged. */
export interface ChangeFile extends OfCustomer {
  readonly type: 'ChangeCustomerFile';
  readonly leadStatus?: LeadStatus | null | undefined;
  readonly services?: readonly string[] | undefined;
  readonly industries?: readonly string[] | undefined;
  readonly potentialValue?: number | null | undefined;
}

export type CustomerFileCommand = WriteNote | DeleteNote | ChangeFile;
