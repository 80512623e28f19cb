import { plansScreen } from '@selvedge/shared/plans/plans.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';

/** RTE-047. */
@Screen(plansScreen)
export class PlansScreen implements ScreenSource<typeof plansScreen> {
  read({ store }: RequestOf<typeof plansScreen>): Promise<ContentOf<typeof plansScreen>> {
    return Promise.resolve({
      props: { isPro: store.pro },
      head: {
        title: 'Plans',
        description: 'What a shop has for nothing, and what Pro adds.',
        path: '/teemill-plans/',
      },
      tags: [],
    });
  }
}
