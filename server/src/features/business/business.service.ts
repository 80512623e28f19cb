import { Injectable } from '@nestjs/common';
import type { Business, BusinessDetails, PayoutDetails } from '@selvedge/shared/business/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { businessDecider, businessStream } from './business.decider.js';
import type { BusinessEvent } from './business.events.js';

/** Business details of a shop, folded from the log; sealed fields are stored nowhere else. */
@Injectable()
export class BusinessService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly log: EventLog,
  ) {}

  /** Masks account numbers, so that they are not readable on a screen. */
  async read(division: number): Promise<Business> {
    const recorded = await this.log.readStream(division, businessStream({ division }));
    const business = recorded.reduce(
      // Safe: the business stream holds only these events.
      (state, { event }) => businessDecider.evolve(state, event as BusinessEvent),
      businessDecider.initial,
    );
    return masked(business);
  }

  async saveDetails(context: CommandContext, details: BusinessDetails): Promise<Business> {
    const command = { type: 'SaveDetails', ...of(context), details } as const;
    return masked((await this.commands.handle(context, businessDecider, command)).state);
  }

  async savePayout(context: CommandContext, payout: PayoutDetails): Promise<Business> {
    const command = { type: 'SavePayout', ...of(context), payout } as const;
    return masked((await this.commands.handle(context, businessDecider, command)).state);
  }

  /** Throws PayoutDetailsNotFound. */
  async removePayout(context: CommandContext): Promise<void> {
    await this.commands.handle(context, businessDecider, { type: 'RemovePayout', ...of(context) });
  }
}

function of({ division, actor }: CommandContext) {
  return { division, person: actor };
}

function masked({ details, payout }: Business): Business {
  if (payout === null) return { details, payout };
  const { accountHolder, sortCode, accountNumber, nationalInsuranceNumber } = payout;
  return {
    details,
    payout: {
      accountHolder,
      sortCode: endOf(sortCode, 2),
      accountNumber: endOf(accountNumber, 4),
      nationalInsuranceNumber: endOf(nationalInsuranceNumber, 3),
    },
  };
}

/** Masks all but the last `shown` characters: `12-34-56` becomes `••-••-56`. */
function endOf(text: string, shown: number): string {
  const hidden = Math.max(0, text.length - shown);
  return text.slice(0, hidden).replaceAll(/[\p{L}\p{N}]/gu, '•') + text.slice(hidden);
}
