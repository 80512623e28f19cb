import type { LeadStatus } from '@selvedge/shared/customers/lead';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface OfCustomer {
  readonly customerId: number;
}

/** Changes that staff make to a customer file; actor and time are recorded by the log. */
export type CustomerFileEvent =
  | ({
      readonly type: 'CustomerNoteWritten';
      readonly noteId: string;
      /** Null once the customer was erased, like the other sealed fields. */
      readonly text: string | null;
    } & OfCustomer)
  | ({
      readonly type: 'CustomerNoteDeleted';
      readonly noteId: string;
    } & OfCustomer)
  | ({
      readonly type: 'CustomerTagged';
      readonly services: readonly string[] | null;
      readonly industries: readonly string[] | null;
    } & OfCustomer)
  | ({
      readonly type: 'CustomerLeadStatusChanged';
      readonly leadStatus: LeadStatus | null;
    } & OfCustomer)
  | ({
      readonly type: 'CustomerPotentialValued';
      /** In minor units of `leadCurrency`. */
      readonly potentialValue: number | null;
    } & OfCustomer);

const subject = ({ customerId }: OfCustomer): string => `customer:${String(customerId)}`;

/** Notes and tags are personal data of the customer and are erased with them. */
export const customerFileEventTypes: EventTypes<CustomerFileEvent> = {
  CustomerNoteWritten: { schemaVersion: 1, personal: { subject, fields: ['text'] } },
  CustomerNoteDeleted: { schemaVersion: 1 },
  CustomerTagged: { schemaVersion: 1, personal: { subject, fields: ['services', 'industries'] } },
  CustomerLeadStatusChanged: { schemaVersion: 1, personal: { subject, fields: ['leadStatus'] } },
  CustomerPotentialValued: { schemaVersion: 1, personal: { subject, fields: ['potentialValue'] } },
};
