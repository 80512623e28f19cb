import { Injectable, type PipeTransform } from '@nestjs/common';

import { OrderNotFound } from './order.errors.js';

const maxId = 2_147_483_647;

/** `{id}` of a path; what cannot be the id of an order names none. */
@Injectable()
export class OrderIdPipe implements PipeTransform<string, number> {
  /** Throws OrderNotFound. */
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
    if (id > maxId) throw new OrderNotFound();
    return id;
  }
}
