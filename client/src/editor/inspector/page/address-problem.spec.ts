import { addressProblem } from './address-problem.js';

const problemOf = (url: string) =>
  addressProblem({ url, opened: '/about/', taken: ['/about/', '/contact/', '/'] });

describe('the address of a page as it is typed', () => {
  it.each(['About', '/about', '/new page/'])('may be %s', (url) => {
    expect(problemOf(url)).toBeUndefined();
  });

  it('is not left out, but for the home page', () => {
    expect(problemOf(' ')).toBe('A page needs an address');
    expect(addressProblem({ url: '', opened: '/', taken: ['/'] })).toBeUndefined();
  });

  it.each(['contact', '/CONTACT//', '/', '/dashboard/x/', '/product/tee/'])(
    'cannot be %s, which is another’s',
    (url) => {
      expect(problemOf(url)).toBe('Another page of the shop has this address');
    },
  );
});
