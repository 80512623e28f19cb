import { principal } from './principals.testing.js';
import { policy, refusalBy } from './policy.js';
import {
  anotherStore,
  notFound,
  notSignedIn,
  permissionDenied,
  secondFactorRequired,
} from './refusals.js';

interface Book {
  readonly isLent: boolean;
  readonly isOld: boolean;
}

const lent = { ...permissionDenied, message: 'It is lent' };
const table = policy<Book>()({
  'books.read': { store: 'products', staff: 'orders-view' },
  'books.burn': { staff: true, hosts: ['atlas'] },
  'books.lend': {
    ...{ store: true, hosts: ['store'] },
    fallback: { staff: true, hosts: ['atlas'] },
  },
  'books.carry': { store: true, hosts: ['atlas'], refusal: anotherStore },
  'books.take': {
    user: true,
    when: [
      { requires: ({ isLent }) => !isLent, except: ['staff'], refusal: lent },
      { requires: ({ isOld }) => !isOld, except: [], refusal: notFound },
    ],
  },
});
const book: Book = { isLent: false, isOld: false };
const customer = principal({ kind: 'customer' });
const staff = principal({ kind: 'staff' });
const refusalOf = (action: keyof typeof table, who = customer, of = book) =>
  refusalBy(table[action], who, of);

describe('a policy row', () => {
  it('allows a principal that matches any column', () => {
    expect(refusalOf('books.read', principal({ holds: ['products'] }))).toBeUndefined();
    expect(refusalOf('books.read', principal({ holds: ['orders-view'] }))).toBeUndefined();
    expect(refusalOf('books.read', principal({ kind: 'customer', isMember: true }))).toBe(
      permissionDenied,
    );
  });

  it('ERR-003 asks visitors to sign in and denies others', () => {
    expect(refusalOf('books.read', principal())).toBe(notSignedIn);
    expect(refusalOf('books.read')).toBe(permissionDenied);
    expect([notSignedIn.kind, permissionDenied.kind]).toStrictEqual([
      'unauthenticated',
      'forbidden',
    ]);
  });

  it('answers not found on other hosts', () => {
    expect(refusalOf('books.burn', staff)).toBe(notFound);
    expect(refusalOf('books.burn', { ...staff, context: 'atlas' })).toBeUndefined();
    expect(refusalOf('books.burn', { ...customer, context: 'atlas' })).toBe(permissionDenied);
  });

  it('uses its fallback on other hosts', () => {
    const member = { ...customer, isMember: true };
    expect(refusalOf('books.lend', member)).toBeUndefined();
    expect(refusalOf('books.lend', staff)).toBe(permissionDenied);
    expect(refusalOf('books.lend', { ...staff, context: 'atlas' })).toBeUndefined();
    expect(refusalOf('books.lend', { ...member, context: 'atlas' })).toBe(permissionDenied);
    expect(refusalOf('books.lend', { ...staff, context: 'main-brand' })).toBe(notFound);
  });

  it('uses its own refusal on every host', () => {
    expect(refusalOf('books.carry', { ...customer, isMember: true })).toBe(anotherStore);
    expect(refusalOf('books.carry', { ...customer, context: 'atlas' })).toBe(anotherStore);
  });

  it('asks a principal without the required second factor to set it up', () => {
    const held = { lacksSecondFactor: true } as const;
    expect(refusalOf('books.read', { ...customer, ...held })).toBe(secondFactorRequired);
    expect(refusalOf('books.carry', { ...staff, ...held, context: 'atlas' })).toBe(
      secondFactorRequired,
    );
    expect(refusalOf('books.burn', { ...staff, ...held, context: 'atlas' })).toBe(
      secondFactorRequired,
    );
    expect(refusalOf('books.burn', { ...staff, ...held })).toBe(notFound);
    expect(refusalOf('books.take', { ...customer, ...held })).toBeUndefined();
  });

  it('RTE-081 is refused by its first unmet condition', () => {
    expect(refusalOf('books.take')).toBeUndefined();
    expect(refusalOf('books.take', customer, { isLent: true, isOld: true })).toBe(lent);
    expect(refusalOf('books.take', customer, { isLent: false, isOld: true })).toBe(notFound);
  });

  it('skips a condition for the exempted principals', () => {
    expect(refusalOf('books.take', staff, { isLent: true, isOld: false })).toBeUndefined();
    expect(refusalOf('books.take', staff, { isLent: true, isOld: true })).toBe(notFound);
  });

  it('requires a matching column even if its conditions hold', () => {
    expect(refusalOf('books.take', principal())).toBe(notSignedIn);
  });
});
