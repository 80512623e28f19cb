import { countdownScreen } from '@selvedge/shared/accounts/countdown.screen';

import { Clock } from '../../platform/clock.js';
import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { blockedRedirect } from './blocked-redirect.js';

/** Countdown before a shop opens (RTE-004, GRD-007). */
@Screen(countdownScreen)
export class CountdownScreen implements ScreenSource<typeof countdownScreen> {
  constructor(private readonly clock: Clock) {}

  /** Throws Redirect for visitors with access. */
  read(request: RequestOf<typeof countdownScreen>): Promise<ContentOf<typeof countdownScreen>> {
    if (blockedRedirect(request) !== '/countdown/') return Promise.reject(new Redirect('/404/'));
    const { name, comingSoon } = request.store;
    const { heading, opensAt } = comingSoon;
    return Promise.resolve({
      props: {
        heading,
        opensAt,
        isPast: opensAt !== null && new Date(opensAt) <= this.clock.now(),
        hasSubscribed: request.query['subscribed'] === '1',
        form: null,
      },
      head: { title: name, path: '/countdown/' },
    });
  }
}
