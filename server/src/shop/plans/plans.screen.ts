import { plansScreen, type PlansProps } from '@selvedge/shared/plans/plans.screen';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { projectFactsOf } from '@selvedge/shared/stores/plan-state/project';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

@Screen(plansScreen)
export class PlansScreen implements ScreenSource<typeof plansScreen> {
  read({ store, projects }: RequestOf<typeof plansScreen>): Promise<ContentOf<typeof plansScreen>> {
    return Promise.resolve({
      props: {
        isPro: projectFactsOf(projects).isPro,
        speaksOf: speaksOf(store, projects),
      },
      head: {
        title: 'Plans',
        description: 'Compare the features of the free plan and of Pro.',
        path: '/teemill-plans/',
      },
      tags: [],
    });
  }
}

function speaksOf(store: Store, projects: readonly Store[]): PlansProps['speaksOf'] {
  if (store.division !== MAIN_DIVISION) return 'this-shop';
  return projects.length > 0 ? 'own-shops' : 'no-shop';
}
