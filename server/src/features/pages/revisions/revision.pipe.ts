import { Injectable, type PipeTransform } from '@nestjs/common';

import { RevisionNotFound } from '../page.errors.js';

/** `{rev}` of a path; what cannot be the number of a revision names none. */
@Injectable()
export class RevisionPipe implements PipeTransform<string, number> {
  /** Throws RevisionNotFound. */
  transform(text: string): number {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new RevisionNotFound();
    return Number(text);
  }
}
