import { forbiddenScreen } from '@selvedge/shared/errors/forbidden.screen';
import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { Refused } from '../../platform/authorization/refused.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

/** Page for refused access (RTE-009). */
@Screen(forbiddenScreen)
export class ForbiddenScreen implements ScreenSource<typeof forbiddenScreen> {
  /** Throws Refused if its own address is requested. */
  read({ problem }: RequestOf<typeof forbiddenScreen>): Promise<ContentOf<typeof forbiddenScreen>> {
    if (problem === undefined) return Promise.reject(new Refused(permissionDenied));
    return Promise.resolve({ props: {}, head: { title: problem.detail, noindex: true } });
  }
}
