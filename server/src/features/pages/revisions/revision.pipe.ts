import { Injectable, type PipeTransform } from '@nestjs/common';
import { revisionIn } from '@selvedge/shared/pages/revision-query';

import { RevisionNotFound } from '../page.errors.js';

/** `{rev}` of a path; what cannot be the number of a revision names none. */
@Injectable()
export class RevisionPipe implements PipeTransform<string | number, number> {
  /** What was checked before may be a number already. Throws RevisionNotFound. */
  transform(rev: string | number): number {
    const revision = revisionIn({ revision: String(rev) });
    if (revision === undefined) throw new RevisionNotFound();
    return revision;
  }
}
