import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { anotherStore, permissionDenied } from '../permissions/refusals.js';

/** State checked for a shop visit. */
export interface ShopFacts {
  readonly isComingSoon: boolean;
  readonly isPasswordProtected: boolean;
}

export const storePolicy = policy<ShopFacts>()({
  /** Visits a shop and buys there. */
  'shop.visit': {
    everybody: true,
    when: [
      {
        requires: ({ isComingSoon }) => !isComingSoon,
        except: ['store', 'invited'],
        refusal: { ...permissionDenied, leadsTo: '/countdown/' },
      },
      {
        requires: ({ isPasswordProtected }) => !isPasswordProtected,
        except: ['store', 'invited', 'staff'],
        refusal: { ...permissionDenied, leadsTo: '/login/' },
      },
    ],
  },
  /** Queries another store than that of the host. */
  'stores.enter': { store: true, staff: true, hosts: staffHosts, refusal: anotherStore },
  'settings.manage': { store: 'settings' },
});
