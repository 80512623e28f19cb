/** Form of a subscription's id, as in the mailed link. */
export const subscriptionId = /^[0-9a-f]{32}$/;
