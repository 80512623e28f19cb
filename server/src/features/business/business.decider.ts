import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import type { Business, PayoutDetails } from '@selvedge/shared/business/contract';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { BusinessCommand } from './business.commands.js';
import { PayoutDetailsNotFound } from './business.errors.js';
import type { BusinessEvent } from './business.events.js';

/** Stream of a store's business details; it holds no other events. */
export const businessStream = ({ division }: { readonly division: number }): string =>
  `business-${String(division)}`;

function decide(command: BusinessCommand, business: Business): readonly BusinessEvent[] {
  const { person } = command;
  switch (command.type) {
    case 'SaveDetails': {
      const { legalName, vatNumber, companyNumber, charityNumber } = command.details;
      const details = { legalName, vatNumber, companyNumber, charityNumber };
      if (isJsonEqual(details, business.details)) return [];
      return [{ type: 'BusinessDetailsSaved', person, ...details }];
    }
    case 'SavePayout': {
      const { accountHolder, sortCode, accountNumber, nationalInsuranceNumber } = command.payout;
      const payout = { accountHolder, sortCode, accountNumber, nationalInsuranceNumber };
      if (isJsonEqual(payout, business.payout)) return [];
      return [{ type: 'PayoutDetailsSaved', person, ...payout }];
    }
    case 'RemovePayout':
      if (business.payout === null) throw new PayoutDetailsNotFound();
      return [{ type: 'PayoutDetailsRemoved', person }];
  }
}

function evolve(business: Business, event: BusinessEvent): Business {
  switch (event.type) {
    case 'BusinessDetailsSaved': {
      const { legalName, vatNumber, companyNumber, charityNumber } = event;
      const details = { legalName: legalName ?? '', vatNumber: vatNumber ?? '' };
      return { ...business, details: { ...details, companyNumber, charityNumber } };
    }
    case 'PayoutDetailsSaved':
      return { ...business, payout: payoutIn(event) };
    case 'PayoutDetailsRemoved':
      return { ...business, payout: null };
  }
}

/** Undefined if the person who entered them was erased. */
function payoutIn(event: BusinessEvent & { type: 'PayoutDetailsSaved' }): PayoutDetails | null {
  const { accountHolder, sortCode, accountNumber, nationalInsuranceNumber } = event;
  if (accountHolder === null || sortCode === null || accountNumber === null) return null;
  return {
    ...{ accountHolder, sortCode, accountNumber },
    nationalInsuranceNumber: nationalInsuranceNumber ?? '',
  };
}

export const businessDecider: Decider<Business, BusinessCommand, BusinessEvent> = {
  stream: businessStream,
  initial: {
    details: { legalName: '', vatNumber: '', companyNumber: '', charityNumber: '' },
    payout: null,
  },
  decide,
  evolve,
};
