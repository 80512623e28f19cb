import { can } from '@selvedge/shared/policies/policies';
import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';

import { principalOf } from '../../platform/authorization/principal.js';
import { StaffUsers } from '../staff/index.js';
import type { ModelsQuery } from './model-sources.js';
import { userAttributes } from './people-attributes.rules.js';
import { PeopleModelsReader } from './people-models.queries.js';

/** Attributes only for staff who manage users. */
const withheld: Model = Object.fromEntries(userAttributes.map((name) => [name, null]));

/** Models of staff. */
@Injectable()
export class UserModels {
  constructor(
    private readonly users: StaffUsers,
    private readonly people: PeopleModelsReader,
  ) {}

  async find(query: ModelsQuery): Promise<readonly Model[]> {
    const users = await this.people.users(query);
    if (!can(principalOf(query.facts), 'staff.manage'))
      return users.map((user) => ({ ...withheld, ...user }));
    return Promise.all(
      users.map(async ({ id, ...user }) => ({ ...user, ...(await this.users.of(Number(id))) })),
    );
  }
}
