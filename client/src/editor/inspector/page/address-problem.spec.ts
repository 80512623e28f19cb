import { addressProblem } from './address-problem.js';

const problemOf = (url: string) =>
  addressProblem({ url, opened: '/about/', taken: ['/about/', '/contact/', '/'] });

describe('addressProblem', () => {
  it.each(['About', '/about', '/new page/'])('accepts %s', (url) => {
    expect(problemOf(url)).toBeUndefined();
  });

  it('requires an address, except for the home page', () => {
    expect(problemOf(' ')).toBe('A page needs an address');
    expect(addressProblem({ url: '', opened: '/', taken: ['/'] })).toBeUndefined();
  });

  it.each(['contact', '/CONTACT//', '/', '/dashboard/x/', '/product/tee/'])(
    'rejects %s, which is taken',
    (url) => {
      expect(problemOf(url)).toBe('Another page of the shop has this address');
    },
  );
});
