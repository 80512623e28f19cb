export { Accounts, type Person } from './accounts.js';
export { AddressSubjects } from './address-subjects.js';
export { IdentityModule } from './identity.module.js';
export { OpenStoreGuard } from './open-store.guard.js';
export { Sessions } from './sessions.js';
export { SignInForm, type SignInOutcome } from './sign-in-form.js';
export { StoreGate } from './store-gate.js';
export { storeVisitOf } from './store-visit.js';
