import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

import { QuoteFileUnknown } from '../quote.errors.js';

/** `{fileId}` of a path; what cannot be the id of a file names none. */
@Injectable()
export class QuoteFileIdPipe implements PipeTransform<string, string> {
  /** Throws QuoteFileUnknown. */
  transform(text: string): string {
    if (!isUUID(text)) throw new QuoteFileUnknown();
    return text;
  }
}
