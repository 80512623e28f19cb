import { Injectable } from '@nestjs/common';

import { CustomerModels } from './customer-models.service.js';
import { OrderModels } from './order-models.service.js';
import { UserModels } from './user-models.service.js';

/** What is not for everybody: orders, who placed them, and who works on them. */
@Injectable()
export class PeopleModels {
  constructor(
    readonly orders: OrderModels,
    readonly customers: CustomerModels,
    readonly users: UserModels,
  ) {}
}
