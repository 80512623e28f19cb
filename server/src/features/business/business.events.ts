import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface ByPerson {
  /** Actor, e.g. `customer:7` or `staff:3`. */
  readonly person: string;
}

/** Changes of legal and payout details. Sealed fields are null once the person was erased. */
export type BusinessEvent =
  | ({
      readonly type: 'BusinessDetailsSaved';
      readonly legalName: string | null;
      readonly vatNumber: string | null;
      readonly companyNumber: string;
      readonly charityNumber: string;
    } & ByPerson)
  | ({
      readonly type: 'PayoutDetailsSaved';
      readonly accountHolder: string | null;
      readonly sortCode: string | null;
      readonly accountNumber: string | null;
      readonly nationalInsuranceNumber: string | null;
    } & ByPerson)
  | ({ readonly type: 'PayoutDetailsRemoved' } & ByPerson);

const subject = ({ person }: ByPerson): string => person;

export const businessEventTypes: EventTypes<BusinessEvent> = {
  BusinessDetailsSaved: {
    schemaVersion: 1,
    personal: { subject, fields: ['legalName', 'vatNumber'] },
  },
  PayoutDetailsSaved: {
    schemaVersion: 1,
    personal: {
      subject,
      fields: ['accountHolder', 'sortCode', 'accountNumber', 'nationalInsuranceNumber'],
    },
  },
  PayoutDetailsRemoved: { schemaVersion: 1 },
};
