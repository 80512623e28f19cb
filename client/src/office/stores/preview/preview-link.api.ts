import type { PreviewLinkAnswer } from '@selvedge/shared/accounts/preview-link';

import { call } from '../../../lib/http.js';

const path = '/dashboard/preview-link/';

/** Fetches the preview link of the current shop. All calls in this file throw ApiError. */
export const fetchPreviewLink = () => call<PreviewLinkAnswer>('GET', path);

/** Creates a link and deactivates the previous one. */
export const makePreviewLink = () => call<PreviewLinkAnswer>('PUT', path, {});

export const endPreviewLink = () => call<undefined>('DELETE', path);
