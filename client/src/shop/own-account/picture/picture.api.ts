import type { PercentCrop } from 'react-image-crop';

import { cropParts } from '../../../lib/crop.js';
import { call, ensureToken } from '../../../lib/http.js';

/** Uploads the file and the crop of the profile image. Throws ApiError. */
export async function sendPicture(file: File, square: PercentCrop): Promise<void> {
  await ensureToken();
  const parts = Object.entries(cropParts(square)).map(([name, part]) => [name, part.toFixed(6)]);
  const query = new URLSearchParams(parts);
  const content = new Blob([file], { type: 'application/octet-stream' });
  await call('PUT', `/shop/customer/avatar/?${query.toString()}`, content);
}
