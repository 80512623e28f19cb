import type { PreviewLinkAnswer } from '@selvedge/shared/accounts/preview-link';

import { call } from '../../../lib/http.js';

const path = '/dashboard/preview-link/';

/** Preview link by which the host's shop may be looked at. Throws ApiError, as the others do. */
export const fetchPreviewLink = () => call<PreviewLinkAnswer>('GET', path);

/** Makes a new one, in place of the one before. */
export const makePreviewLink = () => call<PreviewLinkAnswer>('PUT', path, {});

/** Nobody comes in by it any more. */
export const endPreviewLink = () => call<undefined>('DELETE', path);
