import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';

import { OrderViewNotFound } from './order-view.errors.js';

@Injectable()
export class OrderViewIdPipe implements PipeTransform<string, string> {
  /** Throws OrderViewNotFound if the id is malformed. */
  transform(id: string): string {
    if (!isUuid(id)) throw new OrderViewNotFound();
    return id;
  }
}
