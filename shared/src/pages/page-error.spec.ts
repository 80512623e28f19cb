import { pageError } from './page-error.js';

describe('what is said of a page that cannot be shown', () => {
  it.each([
    [404, 'Page not found'],
    [403, 'Insufficient permissions to access this page'],
    [500, 'Server error encountered fetching page'],
    [503, 'Server error encountered fetching page'],
  ])('goes by the status: %i', (status, message) => {
    expect(pageError(status)).toEqual({ status, message });
  });
});
