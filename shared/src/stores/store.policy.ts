import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { anotherStore, permissionDenied } from '../permissions/refusals.js';

/** What a visit of a shop looks at. */
export interface ShopFacts {
  readonly isComingSoon: boolean;
  readonly isPasswordProtected: boolean;
}

export const storePolicy = policy<ShopFacts>()({
  /** GRD-004, GRD-005, GRD-041, GRD-042: to see anything of a shop, and to buy. */
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
  /** ERR-039: to ask about another store than that of the host. */
  'stores.enter': { store: true, staff: true, hosts: staffHosts, refusal: anotherStore },
  'settings.manage': { store: 'settings' },
});
