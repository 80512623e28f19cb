import { pageError } from './page-error.js';

describe('pageError', () => {
  it.each([
    ['ERR-052', 404, 'Page not found'],
    ['ERR-053', 403, 'Insufficient permissions to access this page'],
    ['ERR-051', 500, 'Server error encountered fetching page'],
    ['ERR-051', 503, 'Server error encountered fetching page'],
  ])('%s depends on the status: %i', (_, status, message) => {
    expect(pageError(status)).toStrictEqual({ status, message });
  });
});
