import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface ByPerson {
  /** Who said so: `customer:7`, `staff:3`. */
  readonly person: string;
}

/** Which business a shop is, and where it is paid out to. What is sealed is null once the person was forgotten. */
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
