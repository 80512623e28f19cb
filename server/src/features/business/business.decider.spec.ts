import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { businessDecider } from './business.decider.js';
import { PayoutDetailsNotFound } from './business.errors.js';
import type { BusinessEvent } from './business.events.js';

const { given } = scenarioFor(businessDecider);
const of = { division: 7, person: 'customer:7' } as const;
const details = {
  legalName: 'Tide & Thread Ltd',
  vatNumber: 'GB123456789',
  companyNumber: '12345678',
  charityNumber: '',
};
const payout = {
  accountHolder: 'Ada Palm',
  sortCode: '12-34-56',
  accountNumber: '12345678',
  nationalInsuranceNumber: 'AB123456C',
};
const { person } = of;
const saved: BusinessEvent = { type: 'PayoutDetailsSaved', person, ...payout };

describe('business details', () => {
  it('have one stream per shop', () => {
    expect(businessDecider.stream({ type: 'RemovePayout', ...of })).toBe('business-7');
  });

  it('are saved only if they changed', () => {
    const event: BusinessEvent = { type: 'BusinessDetailsSaved', person, ...details };
    given()
      .when({ type: 'SaveDetails', ...of, details })
      .thenEvents(event);
    given(event)
      .when({ type: 'SaveDetails', ...of, details })
      .thenEvents();
  });

  it('include payout details until they are removed', () => {
    given()
      .when({ type: 'SavePayout', ...of, payout })
      .thenEvents(saved);
    given(saved)
      .when({ type: 'SavePayout', ...of, payout })
      .thenEvents();
    given(saved)
      .when({ type: 'RemovePayout', ...of })
      .thenEvents({ type: 'PayoutDetailsRemoved', person });
    given(saved, { type: 'PayoutDetailsRemoved', person })
      .when({ type: 'RemovePayout', ...of })
      .thenThrows(new PayoutDetailsNotFound());
  });

  it.each(['accountHolder', 'sortCode', 'accountNumber'])(
    'include no payout details without %s',
    (part) => {
      given({ ...saved, [part]: null })
        .when({ type: 'RemovePayout', ...of })
        .thenThrows(new PayoutDetailsNotFound());
    },
  );

  it('are empty once the person who entered them was erased', () => {
    const event: BusinessEvent = { type: 'BusinessDetailsSaved', person, ...details };
    const nothing = { ...details, legalName: '', vatNumber: '' };
    given({ ...event, legalName: null, vatNumber: null })
      .when({ type: 'SaveDetails', ...of, details: nothing })
      .thenNothing();
  });

  it('include no payout details once the person who entered them was erased', () => {
    given({ ...saved, accountHolder: null, sortCode: null, accountNumber: null })
      .when({ type: 'RemovePayout', ...of })
      .thenThrows(new PayoutDetailsNotFound());
  });
});
