import * as Y from 'yjs';

import { writeText } from './fragments.js';
import { richTextSchema } from './schema.js';
import { htmlOf } from './text-html.js';

it('a text is written in one change, which one step takes back', () => {
  const doc = new Y.Doc();
  const fragment = doc.getXmlFragment('text');
  const paragraphs = ['a', 'b'].map((words) =>
    richTextSchema.node('paragraph', null, richTextSchema.text(words)),
  );
  const told: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => told.push(update));
  writeText(fragment, richTextSchema.node('doc', null, paragraphs));
  expect(htmlOf(fragment)).toBe('<p>a</p><p>b</p>');
  expect(told).toHaveLength(1);
});
