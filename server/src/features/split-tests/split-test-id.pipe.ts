import { Injectable, type PipeTransform } from '@nestjs/common';

import { SplitTestMissing } from './split-test.errors.js';

/** The id of a test in a path. Throws SplitTestMissing for what can be none. */
@Injectable()
export class SplitTestIdPipe implements PipeTransform<string | number, number> {
  /** What a method takes as a number is one already where a body is checked too, if only `NaN`. */
  transform(written: string | number): number {
    const text = String(written);
    const id = Number(text);
    if (!/^\d{1,10}$/.test(text) || id >= 2 ** 31) throw new SplitTestMissing(text.slice(0, 40));
    return id;
  }
}
