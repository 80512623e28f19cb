import { underReviewScreen } from '@selvedge/shared/accounts/under-review.screen';

import { Screen, type ContentOf, type ScreenSource } from '../../features/storefront/index.js';

@Screen(underReviewScreen)
export class UnderReviewScreen implements ScreenSource<typeof underReviewScreen> {
  read(): Promise<ContentOf<typeof underReviewScreen>> {
    return Promise.resolve({
      props: {},
      head: {
        title: 'This shop is under review',
        path: '/store-under-review/',
        noindex: true,
      },
    });
  }
}
