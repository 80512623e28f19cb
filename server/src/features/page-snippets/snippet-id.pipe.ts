import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import { SnippetNotFound } from './snippet.errors.js';

@Injectable()
export class SnippetIdPipe implements PipeTransform<string, string> {
  /** Throws SnippetNotFound for what is the id of none. */
  transform(id: string): string {
    if (!isUuid(id)) throw new SnippetNotFound();
    return id;
  }
}
