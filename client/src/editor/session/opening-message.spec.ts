import { openingMessage, PageOfNoStore } from './opening-message.js';
import { ApiError } from '../../lib/http.js';

describe('why a page does not open in the editor', () => {
  it.each([
    ['ERR-038 it is gone', new ApiError(404, {}), 'We were unable to find this page'],
    [
      'ERR-040 the server failed',
      new ApiError(500, {}),
      'Oops... Looks like something went wrong loading this page',
    ],
    [
      'ERR-040 whatever else it was',
      new TypeError('x is undefined'),
      'Oops... Looks like something went wrong loading this page',
    ],
    ['ERR-041 it is of no store', new PageOfNoStore(), 'Page not attached to a store'],
    ['ERR-053 they may not', new ApiError(403, {}), 'Insufficient permissions to access this page'],
    ['nobody is signed in', new ApiError(401, {}), 'Sign in to your store to go on.'],
  ])('%s', (_, error, message) => {
    expect(openingMessage(error)).toBe(message);
  });
});
