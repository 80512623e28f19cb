import { Injectable, type PipeTransform } from '@nestjs/common';

import { ItemUnknown } from '../aggregate/pigeonholes/pigeonhole.errors.js';

/** Parses `{item}` of a path, the number of an item within its order. */
@Injectable()
export class ItemIdPipe implements PipeTransform<string, number> {
  /** Throws ItemUnknown. */
  transform(text: string): number {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new ItemUnknown();
    return Number(text);
  }
}
