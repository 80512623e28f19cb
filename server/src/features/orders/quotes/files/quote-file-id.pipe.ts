import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

import { QuoteFileUnknown } from '../../aggregate/quotes/quote.errors.js';

/** Parses `{fileId}` of a path. */
@Injectable()
export class QuoteFileIdPipe implements PipeTransform<string, string> {
  /** Throws QuoteFileUnknown if the id is malformed. */
  transform(text: string): string {
    if (!isUUID(text)) throw new QuoteFileUnknown();
    return text;
  }
}
