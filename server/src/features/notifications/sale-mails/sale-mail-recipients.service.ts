import { Injectable } from '@nestjs/common';
import { mailsSalesByDefault, seesOrders } from '@selvedge/shared/permissions/roles';

import { Clock } from '../../../platform/clock.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { PeopleQueries, type SaleMailChoice } from '../../accounts/index.js';

/** Older payments are not news, for example when the log is replayed from the start. */
const newsForMs = 24 * 60 * 60 * 1_000;

/** Selects the team members who receive a mail about a payment. */
@Injectable()
export class SaleMailRecipients {
  constructor(
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  /** Omits the person who recorded the payment. Returns an empty list for an old payment. */
  async of({ division, actor, occurredAt }: Recorded): Promise<readonly SaleMailChoice[]> {
    if (this.clock.now().getTime() - Date.parse(occurredAt) > newsForMs) return [];
    const choices = await this.people.saleMailChoices(division);
    return choices.filter((one) => one.id !== actor && wantsMail(one));
  }
}

function wantsMail({ role, permissions, saleMails }: SaleMailChoice): boolean {
  return seesOrders(role, permissions) && (saleMails ?? mailsSalesByDefault(role));
}
