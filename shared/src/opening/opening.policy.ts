import { policy } from '../permissions/policy.js';

export const openingPolicy = policy()({
  /** To see the shops that one works on, and to open another. */
  'shops.open': { user: true, hosts: ['main-brand'] },
  /** What a shop still needs. */
  'shops.look-after': { store: true },
});
