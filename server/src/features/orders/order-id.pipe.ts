import { Injectable, type PipeTransform } from '@nestjs/common';

import { OrderNotFound } from './aggregate/order.errors.js';

const maxId = 2_147_483_647;

/** Parses `{id}` of a path. */
@Injectable()
export class OrderIdPipe implements PipeTransform<string, number> {
  /** Throws OrderNotFound if the id is malformed. */
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
    if (id > maxId) throw new OrderNotFound();
    return id;
  }
}
