import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound, notSignedIn, permissionDenied } from '../permissions/refusals.js';
import type { LoginState } from '../stores/store-page.js';

/** State checked for a page visit. */
export interface PageFacts {
  readonly isPublished: boolean;
  readonly loginState: LoginState;
}

const isNotFor = (state: LoginState) => (page: PageFacts) => page.loginState !== state;

export const pagePolicy = policy<PageFacts>()({
  /** Creates, renames and deletes pages. */
  'pages.manage': { store: 'pages' },
  /** Publishes pages to shoppers. */
  'pages.publish': { store: 'pages' },
  /** Edits page content, which shoppers see once it is published. */
  'pages.edit': { store: ['pages', 'pages-edit'] },
  /** Follows the live edits of a page. */
  'pages.join': { store: true, staff: 'stores' },
  /** Authorises external editors for pages of this shop and ends their sessions. */
  'pages.connect': { store: 'pages', hosts: storeHosts },
  /** Previews unpublished pages. */
  'pages.preview': { internal: true, hosts: storeHosts, refusal: notFound },
  'pages.visit': {
    everybody: true,
    hosts: storeHosts,
    when: [
      // Unpublished pages are visible to their editors only.
      { requires: ({ isPublished }) => isPublished, except: ['internal'], refusal: notFound },
      { requires: isNotFor('logged-in'), except: ['user'], refusal: notSignedIn },
      {
        requires: isNotFor('logged-out'),
        except: ['guest'],
        refusal: { ...permissionDenied, leadsTo: '/dashboard/' },
      },
      { requires: isNotFor('dashboard-access'), except: ['user'], refusal: notSignedIn },
      { requires: isNotFor('dashboard-access'), except: ['internal'], refusal: permissionDenied },
    ],
  },
});
