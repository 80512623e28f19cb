import { StreamableFile } from '@nestjs/common';

import type { QuoteFile } from './quote-files.service.js';

/** What a file of a quote is sent as. */
export const quoteFileSent = {
  200: ['image/webp', 'image/png', 'image/jpeg', 'application/pdf'],
} as const;

/** Pictures are shown where they stand; a document is kept, and never opened as a page of the shop. */
export function sentFile({ content, contentType }: QuoteFile): StreamableFile {
  const disposition = contentType === 'application/pdf' ? 'attachment' : 'inline';
  return new StreamableFile(content, { type: contentType, disposition });
}
