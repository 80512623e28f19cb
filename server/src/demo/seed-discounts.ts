import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

import { discountDecider } from '../features/discounts/index.js';
import type {
  CommandContext,
  CommandHandler,
} from '../platform/event-log/commands/command-handler.js';

const everything = {
  method: 'code',
  products: [],
  collections: [],
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: null,
  forNewSubscribers: false,
} as const;

/** Discounts of the demo shop by id; a restarted seeding finds them. */
const discounts: Readonly<Record<string, DiscountTerms>> = {
  'd1500000-0000-4000-8000-000000000001': {
    ...everything,
    title: 'Welcome: 10% off the first order',
    code: 'WELCOME10',
    value: { kind: 'percent', percent: 10 },
    minimumSpend: null,
    firstOrderOnly: true,
  },
  'd1500000-0000-4000-8000-000000000002': {
    ...everything,
    title: '£5 off orders from £40',
    code: 'SUMMER5',
    value: { kind: 'amount', amounts: { GBP: 500 } },
    minimumSpend: { GBP: 4000 },
    firstOrderOnly: false,
  },
  'd1500000-0000-4000-8000-000000000003': {
    ...everything,
    title: 'Newsletter welcome: 10% off',
    method: 'batch',
    code: null,
    value: { kind: 'percent', percent: 10 },
    minimumSpend: null,
    firstOrderOnly: false,
    forNewSubscribers: true,
  },
};

export async function seedDiscounts(
  commands: CommandHandler,
  context: CommandContext,
): Promise<void> {
  for (const [uuid, terms] of Object.entries(discounts))
    await commands.handle(context, discountDecider, { type: 'CreateDiscount', uuid, terms });
}
