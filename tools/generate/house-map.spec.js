import { readFileSync } from 'node:fs';

import { mapOf, roomsOf, withMap } from './house-map.mjs';

const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

describe('the map of the house', () => {
  it('is drawn from the imports as they are', () => {
    // If this fails: node tools/generate/house-map.mjs
    expect(text).toBe(withMap(text, mapOf()));
  });

  it('has a line on every feature of the server', () => {
    const [server] = roomsOf();
    for (const room of server.rooms) expect(text).toContain(`\`${room.split('/').at(-1)}\``);
  });
});
