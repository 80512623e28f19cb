import type { CustomerFileChanged } from '@selvedge/shared/customers/contract';
import { customersTopic } from '@selvedge/shared/customers/topics';
import { can } from '@selvedge/shared/policies/policies';
import { platformDivision } from '@selvedge/shared/stores/contract';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../platform/live/live-topics.js';
import type { CustomerFileEvent } from './customer-file.events.js';

/** Topic `atlas:customers`: ids of customers whose file changed, without the content. */
export const customerFiles: LiveTopic<CustomerFileEvent> = {
  pattern: customersTopic,
  scope: (_topic, { principal }) =>
    can(principal, 'customers.look-after')
      ? { divisions: [platformDivision] }
      : { refused: 'forbidden' },
  on: {
    CustomerNoteWritten: changed,
    CustomerNoteDeleted: changed,
    CustomerTagged: changed,
    CustomerLeadStatusChanged: changed,
  },
};

function changed(_topic: TopicName, { event }: Recorded<CustomerFileEvent>): LiveMessage {
  const data: CustomerFileChanged = { customerId: event.customerId };
  return { name: 'customer.changed', data };
}
