import { failedScreen } from '@selvedge/shared/errors/failed.screen';

import { NotFound } from '../../platform/refusals.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

/** Page for unexpected errors. */
@Screen(failedScreen)
export class FailedScreen implements ScreenSource<typeof failedScreen> {
  /** Throws NotFound if there is no problem to show, because the page has no address. */
  read({ problem }: RequestOf<typeof failedScreen>): Promise<ContentOf<typeof failedScreen>> {
    if (problem === undefined) return Promise.reject(new NotFound());
    const { status, detail } = problem;
    const message = status === 500 ? null : detail;
    return Promise.resolve({ props: { message }, head: { title: detail, noindex: true } });
  }
}
