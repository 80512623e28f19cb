import { frameOrigins } from './frame-origins.js';
import type { RenderedBlock } from './rendered-block.js';

/** A block with what is looked at. */
function block(type: RenderedBlock['type'], src: string | null, items: RenderedBlock[] = []) {
  // The other properties are of no concern here.
  return { type, properties: { src }, items } as unknown as RenderedBlock;
}

describe('the hosts whose pages a page shows in frames', () => {
  it('BLK-025 BLK-038 are those of its blocks and of their items, each once', () => {
    const map = block('iframe', 'https://maps.example:8443/a?b#c');
    const blocks = [
      block('row', null, [map, block('youtube', null)]),
      map,
      block('iframe', 'HTTPS://Forms.example'),
    ];
    expect(frameOrigins(blocks)).toStrictEqual([
      'https://maps.example:8443',
      'https://www.youtube-nocookie.com',
      'HTTPS://Forms.example',
    ]);
  });

  it('BLK-025 are none for a page of the shop itself, and for pictures', () => {
    expect(frameOrigins([block('iframe', '/about/'), block('iframe', null)])).toStrictEqual([]);
    expect(frameOrigins([block('image', 'https://other.example/a.png')])).toStrictEqual([]);
  });
});
