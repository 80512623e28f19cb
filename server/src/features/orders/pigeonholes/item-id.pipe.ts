import { Injectable, type PipeTransform } from '@nestjs/common';

import { ItemUnknown } from './pigeonhole.errors.js';

/** `{item}` of a path: items are counted within their order. */
@Injectable()
export class ItemIdPipe implements PipeTransform<string, number> {
  /** Throws ItemUnknown. */
  transform(text: string): number {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new ItemUnknown();
    return Number(text);
  }
}
