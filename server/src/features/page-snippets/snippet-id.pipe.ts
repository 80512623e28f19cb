import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import { SnippetNotFound } from './snippet.errors.js';

@Injectable()
export class SnippetIdPipe implements PipeTransform<string, string> {
  /** Throws SnippetNotFound if the id is not a uuid. */
  transform(id: string): string {
    if (!isUuid(id)) throw new SnippetNotFound();
    return id;
  }
}
