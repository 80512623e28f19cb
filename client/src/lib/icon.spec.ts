import { Heart } from 'lucide-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { iconOf } from './icon.js';

const d =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
const Ours = iconOf({ node: [['path', { d, key: 'mvr1a0' }]] });
/** Removes the namespace and class names, which inline icons omit. */
const bare = (markup: string): string => markup.replaceAll(/ (xmlns|class)="[^"]*"/g, '');

describe('iconOf', () => {
  it.each([{}, { size: 16, strokeWidth: 1.75 }, { 'aria-label': 'Like', fill: 'red' }])(
    'renders the same as lucide with %j',
    (props) => {
      const given = { 'aria-hidden': true, ...props };
      const ours = renderToString(createElement(Ours, given));
      const theirs = renderToString(createElement(Heart, given));
      const attributes = (text: string): readonly string[] =>
        bare(text)
          .split(/(?=[ <])/)
          .sort();
      expect(attributes(ours)).toStrictEqual(attributes(theirs));
    },
  );

  it('is hidden from screen readers', () => {
    expect(renderToString(createElement(Ours))).toContain('aria-hidden="true"');
  });

  it('uses the size of its own square', () => {
    const markup = renderToString(createElement(iconOf({ size: 32, node: [] })));
    expect(markup).toContain('viewBox="0 0 32 32"');
  });
});
