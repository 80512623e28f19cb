import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import { OrderViewNotFound } from './order-view.errors.js';

@Injectable()
export class OrderViewIdPipe implements PipeTransform<string, string> {
  /** Throws OrderViewNotFound for what is the id of none. */
  transform(id: string): string {
    if (!isUuid(id)) throw new OrderViewNotFound();
    return id;
  }
}
