import { found } from './block-commands.js';
import { giveIds } from './give-ids.js';
import { fragmentOf } from './live-page.js';
import { liveDoc, paragraphsOf } from './live-page.testing.js';
import { insertBlock } from './tree-commands.js';
import { hashOf, wireOf } from './wire/block-wire.js';

describe('giveIds', () => {
  it('stores the ids and texts of new blocks like those of imported ones', () => {
    const doc = liveDoc();
    const texts = { html: paragraphsOf('<p>New</p>') };
    const block = { uuid: 'n', type: 'text', texts };
    insertBlock(doc, 'me', { block, at: { parent: null, index: 0 } });
    giveIds(doc, 'server');
    const text = fragmentOf(found(doc, 'n'), 'html');
    expect(wireOf(found(doc, 'n'))).toStrictEqual({
      fields: { id: 1, type: 'text', size: { x: 12, y: 0 }, published: 1, order: 0 },
      properties: { template: { id: 2 }, html: { id: 3 } },
      kept: { template: 'text' },
      rich: { html: { value: '<p>New</p>', hash: text && hashOf(text) } },
      index: 1,
      parent: null,
      hasItems: true,
    });
  });
});
