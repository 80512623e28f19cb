import { policy } from '../permissions/policy.js';

export const openingPolicy = policy()({
  /** Lists the caller's shops and opens another. */
  'shops.open': { user: true, hosts: ['main-brand'] },
  /** Sees the set-up steps of a shop. */
  'shops.look-after': { store: true },
});
