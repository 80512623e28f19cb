import {
  canVisitCountdownPage,
  canVisitLogin,
  canVisitStore,
  isInternalUser,
  type StoreAccessFacts,
} from './store-access.js';

const visit: StoreAccessFacts = {
  context: 'store',
  division: 33,
  isInternal: false,
  isInternalOfStore: false,
  isAllowed: false,
  isComingSoon: false,
  isPasswordProtected: false,
};

describe('the guards of a store', () => {
  it('GRD-003 internalUser passes in atlas, for staff, and for people of the store', () => {
    expect(isInternalUser(visit)).toBe(false);
    expect(isInternalUser({ ...visit, context: 'atlas' })).toBe(true);
    expect(isInternalUser({ ...visit, isInternal: true })).toBe(true);
    expect(isInternalUser({ ...visit, isInternalOfStore: true })).toBe(true);
  });

  it('GRD-003 internalUser does not pass for people of the store on the main brand', () => {
    expect(isInternalUser({ ...visit, isInternalOfStore: true, division: 12 })).toBe(false);
    expect(isInternalUser({ ...visit, isInternal: true, division: 12 })).toBe(true);
  });

  it('GRD-004 while a store is coming soon only an allowed user visits it', () => {
    const soon = { ...visit, isComingSoon: true };
    expect(canVisitStore(soon)).toBe(false);
    expect(canVisitStore({ ...soon, isInternal: true })).toBe(false);
    expect(canVisitStore({ ...soon, isAllowed: true })).toBe(true);
  });

  it('GRD-005 everybody visits an open store, staff and allowed users a protected one', () => {
    const closed = { ...visit, isPasswordProtected: true };
    expect(canVisitStore(visit)).toBe(true);
    expect(canVisitStore(closed)).toBe(false);
    expect(canVisitStore({ ...closed, isInternal: true })).toBe(true);
    expect(canVisitStore({ ...closed, isAllowed: true })).toBe(true);
  });

  it('GRD-007 the countdown is for those who may not come in yet', () => {
    expect(canVisitCountdownPage(visit)).toBe(false);
    expect(canVisitCountdownPage({ ...visit, isComingSoon: true })).toBe(true);
    expect(canVisitCountdownPage({ ...visit, isComingSoon: true, isAllowed: true })).toBe(false);
  });

  it('GRD-008 the login of a shop is there for those who may not visit the shop', () => {
    expect(canVisitLogin(visit)).toBe(false);
    expect(canVisitLogin({ ...visit, isPasswordProtected: true })).toBe(true);
  });
});
