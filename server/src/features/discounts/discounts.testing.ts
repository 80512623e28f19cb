import type { AdminDiscount, CreateDiscount } from '@selvedge/shared/discounts/contract';

import type { SignedIn } from '../../platform/testing/start-app.js';

export const discountsPath = '/omnis/v3/dashboard/discounts/';

/** Form of a coupon for 10 percent, with these changes. */
function discountForm(changes: Partial<CreateDiscount> = {}): CreateDiscount {
  return {
    title: 'Welcome',
    method: 'code',
    code: 'WELCOME-10',
    kind: 'percent',
    percent: 10,
    amounts: null,
    buy: null,
    get: null,
    tiers: [],
    products: [],
    collections: [],
    minimumSpend: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
    ...changes,
  };
}

export async function createDiscount(
  owner: SignedIn,
  changes: Partial<CreateDiscount> = {},
): Promise<AdminDiscount> {
  const { status, body } = await owner.post(discountsPath, discountForm(changes));
  if (status !== 201) throw new Error(`The discount was refused: ${JSON.stringify(body)}`);
  return body;
}
