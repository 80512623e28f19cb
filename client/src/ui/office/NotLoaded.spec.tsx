import { renderToStaticMarkup } from 'react-dom/server';

import { NotLoaded } from './NotLoaded.js';
import { ApiError } from '../../lib/http.js';

const shown = (status: number, more: { guards?: string; list?: string } = {}): string => {
  const error = new ApiError(status, { detail: 'Nothing came.' });
  const of = { error, refetch: () => Promise.resolve() };
  return renderToStaticMarkup(<NotLoaded what="The theme" of={of} {...more} />);
};

describe('message for a failed request', () => {
  it('names what failed and why, and offers a retry', () => {
    const markup = shown(404);
    expect(markup).toContain('The theme did not load');
    expect(markup).toContain('Nothing came.');
    expect(markup).toContain('Try again');
  });

  it('refers users without the permission to the owner and offers no retry', () => {
    const markup = shown(403, { guards: 'change the theme' });
    expect(markup).toContain('Permission denied');
    expect(markup).toContain(
      'do not have permission to change the theme of this shop. Ask the shop’s owner',
    );
    expect(markup).not.toContain('Try again');
  });

  it.each([400, 404])('links to the list instead if the item does not exist (%s)', (status) => {
    const markup = shown(status, { list: 'Go to themes' });
    expect(markup).toContain('The theme does not exist');
    expect(markup).toContain('Go to themes');
    expect(markup).not.toContain('Try again');
  });

  it.each([
    [403, {}],
    [404, { guards: 'change the theme' }],
    [503, { list: 'Go to themes' }],
  ])('offers a retry after status %s with %j', (status, more) => {
    expect(shown(status, more)).toContain('Try again');
  });
});
