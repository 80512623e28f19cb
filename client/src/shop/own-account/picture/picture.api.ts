import type { Problem } from '@selvedge/shared/http/problem';
import type { PercentCrop } from 'react-image-crop';

import { cropParts } from '../../../lib/crop.js';
import { ApiError, csrfToken, ensureToken } from '../../../lib/http.js';

/** Sends a file as it is, and which part of it is one's picture from now on. Throws ApiError. */
export async function sendPicture(file: File, square: PercentCrop): Promise<void> {
  await ensureToken();
  const parts = Object.entries(cropParts(square)).map(([name, part]) => [name, part.toFixed(6)]);
  const query = new URLSearchParams(parts);
  const answer = await fetch(`/omnis/v3/shop/customer/avatar/?${query.toString()}`, {
    method: 'PUT',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      'x-xsrf-token': csrfToken() ?? '',
    },
    body: file,
  }).catch(() => {
    throw new ApiError(0, {});
  });
  if (answer.ok) return;
  const problem: unknown = await answer.json().catch(() => ({}));
  // What refuses a call answers a problem; anything in between has none of its fields.
  throw new ApiError(answer.status, problem as Partial<Problem>);
}
