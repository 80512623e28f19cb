import { Injectable } from '@nestjs/common';

import { CustomerModels } from './customer-models.service.js';
import { OrderModels } from './order-models.service.js';
import { UserModels } from './user-models.service.js';

/** Models with restricted access: orders, customers and staff. */
@Injectable()
export class PeopleModels {
  constructor(
    readonly orders: OrderModels,
    readonly customers: CustomerModels,
    readonly users: UserModels,
  ) {}
}
