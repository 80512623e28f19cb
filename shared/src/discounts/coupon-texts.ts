/** Messages about a code at basket and checkout. */
export const couponTexts = {
  unknown: 'This code is not valid. Please check it and try again.',
  scheduled: 'This code is not valid yet.',
  ended: 'This code has expired.',
  usedUp: 'This code is no longer available.',
  notForThese: 'This code does not apply to the items in your basket.',
  firstOrderOnly: 'This code is for your first order only.',
  usedByCustomer: 'You have already used this code.',
  belowMinimum: (missing: string) => `Spend ${missing} more to use this code.`,
} as const;
