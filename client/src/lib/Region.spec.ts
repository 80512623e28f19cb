import { createElement, Fragment } from 'react';

import { isForeignChange, Region } from './Region.js';

const lost = new DOMException(
  'The node to be removed is not a child of this node',
  'NotFoundError',
);

function regionAfter(error: unknown): Region {
  const region = new Region({ children: createElement('p') });
  region.state = Region.getDerivedStateFromError(error);
  return region;
}

describe('a region whose nodes were moved by a translation', () => {
  it('is rendered again as a whole', () => {
    const [first, second] = [regionAfter(lost).render(), regionAfter(lost).render()];
    expect([first, second]).toMatchObject([{ type: Fragment }, { type: Fragment }]);
    expect(first).not.toMatchObject({
      key: second instanceof Object && 'key' in second && second.key,
    });
  });

  it.each([new TypeError('x is undefined'), new DOMException('', 'SyntaxError'), 'text'])(
    'passes on %s, which is a fault of our own',
    (error) => {
      expect(isForeignChange(error)).toBe(false);
      expect(() => regionAfter(error).render()).toThrow();
    },
  );
});
