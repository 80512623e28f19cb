export { Accounts, type Person } from './accounts.service.js';
export { PeopleQueries } from './people.queries.js';
export { AddressSubjects } from './erasure/address-subjects.service.js';
export { AccountsModule } from './accounts.module.js';
export { OpenStoreGuard } from './gate/open-store.guard.js';
export { StoreGate } from './gate/store-gate.http.js';
