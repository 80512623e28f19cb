import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

import { discountDecider } from '../features/discounts/index.js';
import type {
  CommandContext,
  CommandHandler,
} from '../platform/event-log/commands/command-handler.js';
import { nordic, tropic } from './demo-stores.js';

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

/** Codes of tropic by id; a restarted seeding finds them. */
const codes: Readonly<Record<string, DiscountTerms>> = {
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

/** Automatic discounts of nordic by id. */
const automatic: Readonly<Record<string, DiscountTerms>> = {
  'd1500000-0000-4000-8000-000000000004': {
    ...everything,
    method: 'automatic',
    title: 'Free delivery from £40',
    code: null,
    value: { kind: 'free-delivery' },
    minimumSpend: { GBP: 4000 },
    firstOrderOnly: false,
  },
};

export async function seedDiscounts(
  commands: CommandHandler,
  by: Omit<CommandContext, 'division'>,
): Promise<void> {
  for (const [{ division }, discounts] of [
    [tropic, codes],
    [nordic, automatic],
  ] as const)
    for (const [uuid, terms] of Object.entries(discounts))
      await commands.handle({ ...by, division }, discountDecider, {
        type: 'CreateDiscount',
        uuid,
        terms,
      });
}
