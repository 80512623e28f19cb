import { openingMessage, PageOfNoStore } from './opening-message.js';
import { ApiError } from '../../lib/http.js';

describe('openingMessage', () => {
  it.each([
    ['ERR-038 the page does not exist', new ApiError(404, {}), 'We were unable to find this page'],
    [
      'ERR-040 the server failed',
      new ApiError(500, {}),
      'Oops... Looks like something went wrong loading this page',
    ],
    [
      'ERR-040 any other error',
      new TypeError('x is undefined'),
      'Oops... Looks like something went wrong loading this page',
    ],
    ['ERR-041 the page belongs to no store', new PageOfNoStore(), 'Page not attached to a store'],
    [
      'ERR-053 access is denied',
      new ApiError(403, {}),
      'Insufficient permissions to access this page',
    ],
    ['the user is signed out', new ApiError(401, {}), 'Sign in to your shop to continue.'],
  ])('%s', (_, error, message) => {
    expect(openingMessage(error)).toBe(message);
  });
});
