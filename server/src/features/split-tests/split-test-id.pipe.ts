import { Injectable, type PipeTransform } from '@nestjs/common';

import { SplitTestMissing } from './split-test.errors.js';

/** The id of a test in a path. Throws SplitTestMissing for what can be none. */
@Injectable()
export class SplitTestIdPipe implements PipeTransform<string, number> {
  transform(written: string): number {
    const id = Number(written);
    if (!/^\d{1,10}$/.test(written) || id >= 2 ** 31)
      throw new SplitTestMissing(written.slice(0, 40));
    return id;
  }
}
