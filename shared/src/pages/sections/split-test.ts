import { textBlock } from './parts.js';
import { part, type Section } from './section.js';

const variation = (name: string, html: string) =>
  part('row', { variation: name }, { items: [textBlock(html)] });

/** Split test with a row for each variation. */
export const splitTest: Section = {
  name: 'split-test',
  title: 'Split test',
  also: ['a/b test', 'ab test', 'experiment', 'variation', 'variant'],
  sketch: {
    soft: 'M4 6h26v28h-26z',
    ink: 'M9 13h16v4h-16zM9 21h12v2h-12z',
    accent: 'M34 6h26v28h-26zM39 13h16v4h-16zM39 21h12v2h-12z',
  },
  blocks: [
    part(
      'row',
      {},
      {
        items: [
          variation(
            'old',
            '<h2>Current version</h2><p>Shown to some visitors. Enter your current text.</p>',
          ),
          variation(
            'new',
            '<h2>New version</h2><p>Shown to the other visitors. Enter the text that you want to test.</p>',
          ),
        ],
      },
    ),
  ],
};
