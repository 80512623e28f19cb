import { Injectable } from '@nestjs/common';

import { PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';

@Injectable()
export class AdminReport {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly people: PeopleQueries,
  ) {}

  /** Lists shops by division, then active staff by name. */
  async lines(): Promise<readonly string[]> {
    const stores = [...this.stores.all()].sort((a, b) => a.division - b.division);
    const owners = await this.people.ownersOf(stores.map(({ division }) => division));
    const shops = stores.map((store) => {
      const { code, comingSoon, passwordProtected } = store;
      const own = owners.filter(({ division }) => division === store.division);
      const isOpen = !comingSoon.enabled && !passwordProtected;
      const names = own.map(({ name }) => name).join(', ') || 'no owner';
      const columns = [code.padEnd(20), isOpen ? 'open  ' : 'closed', names.padEnd(24)];
      return [...columns, this.stores.originOf(store)].join('  ');
    });
    const active = (await this.people.staff()).filter(({ isDisabled }) => !isDisabled);
    const staff = active.map(
      ({ name, email, permissions }) => `${name.padEnd(20)}  ${email}  ${permissions.join(' ')}`,
    );
    return ['Shops', ...indented(shops), 'Staff', ...indented(staff)];
  }
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
