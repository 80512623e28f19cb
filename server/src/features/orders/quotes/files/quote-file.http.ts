import { StreamableFile } from '@nestjs/common';

import type { QuoteFile } from './quote-files.service.js';

/** Content types of quote files in responses. */
export const quoteFileSent = {
  200: ['image/webp', 'image/png', 'image/jpeg', 'application/pdf'],
} as const;

/** Sends images inline and documents as attachments, so that none opens as a page of the shop. */
export function sentFile({ content, contentType }: QuoteFile): StreamableFile {
  const disposition = contentType === 'application/pdf' ? 'attachment' : 'inline';
  return new StreamableFile(content, { type: contentType, disposition });
}
