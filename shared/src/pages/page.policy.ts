import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound, notSignedIn, permissionDenied } from '../permissions/refusals.js';
import type { LoginState } from './page.js';

/** What a visit of a page looks at. */
export interface PageFacts {
  readonly isPublished: boolean;
  readonly loginState: LoginState;
}

const isNotFor = (state: LoginState) => (page: PageFacts) => page.loginState !== state;

export const pagePolicy = policy<PageFacts>()({
  /** To make, rename and delete pages. */
  'pages.manage': { store: 'pages' },
  /** To decide what shoppers see of them. */
  'pages.publish': { store: 'pages' },
  /** To change what a page says, which shoppers see once somebody publishes it. */
  'pages.edit': { store: ['pages', 'pages-edit'] },
  /** RTM-003: to follow what others do to a page. */
  'pages.join': { store: true, staff: 'stores' },
  /** EDT-010: to let external editors in to the pages of the host's shop, and to end their sessions. */
  'pages.connect': { store: 'pages', hosts: storeHosts },
  /** BLX-006: to see a page as it is being made. */
  'pages.preview': { internal: true, hosts: storeHosts, refusal: notFound },
  /** GRD-039, GRD-040. */
  'pages.visit': {
    everybody: true,
    hosts: storeHosts,
    when: [
      // GRD-009: what is not published yet is known to those alone who work on it.
      { requires: ({ isPublished }) => isPublished, except: ['internal'], refusal: notFound },
      { requires: isNotFor('logged-in'), except: ['user'], refusal: notSignedIn },
      {
        requires: isNotFor('logged-out'),
        except: ['guest'],
        // RTE-073.
        refusal: { ...permissionDenied, leadsTo: '/dashboard/' },
      },
      { requires: isNotFor('dashboard-access'), except: ['user'], refusal: notSignedIn },
      { requires: isNotFor('dashboard-access'), except: ['internal'], refusal: permissionDenied },
    ],
  },
});
