import { Injectable, type PipeTransform } from '@nestjs/common';
import { revisionIn } from '@selvedge/shared/pages/revision-query';

import { RevisionNotFound } from '../page.errors.js';

/** Parses the `{rev}` of a path. An invalid number counts as an unknown revision. */
@Injectable()
export class RevisionPipe implements PipeTransform<string | number, number> {
  /** A validated value may already be a number. Throws RevisionNotFound. */
  transform(rev: string | number): number {
    const revision = revisionIn({ revision: String(rev) });
    if (revision === undefined) throw new RevisionNotFound();
    return revision;
  }
}
