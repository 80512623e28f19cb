import { frameOrigins } from './frame-origins.js';
import type { RenderedBlock } from './rendered-block.js';

/** Block with the tested properties only. */
function block(type: RenderedBlock['type'], src: string | null, items: RenderedBlock[] = []) {
  // Only `src` matters to frameOrigins.
  return { type, properties: { src }, items } as unknown as RenderedBlock;
}

describe('frame origins', () => {
  it('BLK-025 BLK-038 include each host of blocks and their items once', () => {
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

  it('BLK-025 exclude pages of the shop and images', () => {
    expect(frameOrigins([block('iframe', '/about/'), block('iframe', null)])).toStrictEqual([]);
    expect(frameOrigins([block('image', 'https://other.example/a.png')])).toStrictEqual([]);
  });
});
