import * as Y from 'yjs';

import { writeText } from './fragments.js';
import { richTextSchema, type RichText } from './schema.js';
import { htmlOf } from './text-html.js';

const text = (...paragraphs: readonly string[]): RichText =>
  richTextSchema.node(
    'doc',
    null,
    paragraphs.map((paragraph) =>
      richTextSchema.node('paragraph', null, richTextSchema.text(paragraph)),
    ),
  );

it('writeText makes one change, which is one undo step', () => {
  const doc = new Y.Doc();
  const fragment = doc.getXmlFragment('text');
  writeText(fragment, text('sea', 'sun', 'sand'));
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  writeText(fragment, text('the sea', 'sun', 'sands'));
  expect(htmlOf(fragment)).toBe('<p>the sea</p><p>sun</p><p>sands</p>');
  expect(updates).toHaveLength(1);
});
