import { renderToStaticMarkup } from 'react-dom/server';

import { NotLoaded } from './NotLoaded.js';
import { ApiError } from '../../lib/http.js';

const shown = (status: number, guards?: string): string => {
  const error = new ApiError(status, { detail: 'Nothing came.' });
  const of = { error, refetch: () => Promise.resolve() };
  return renderToStaticMarkup(
    <NotLoaded what="The theme" of={of} {...(guards !== undefined && { guards })} />,
  );
};

describe('message for a failed request', () => {
  it('names what failed and why, and offers a retry', () => {
    const markup = shown(404);
    expect(markup).toContain('The theme did not load');
    expect(markup).toContain('Nothing came.');
    expect(markup).toContain('Try again');
  });

  it('refers users without the permission to the owner and offers no retry', () => {
    const markup = shown(403, 'change the theme');
    expect(markup).toContain('Permission denied');
    expect(markup).toContain(
      'do not have permission to change the theme of this shop. Ask the shop’s owner',
    );
    expect(markup).not.toContain('Try again');
  });

  it.each([
    [403, undefined],
    [404, 'change the theme'],
  ])('offers a retry after status %s with the permission %s', (status, guards) => {
    expect(shown(status, guards)).toContain('Try again');
  });
});
