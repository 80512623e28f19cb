import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contrast } from '../../shared/src/colours/contrast.js';
import { root } from './prepare.mjs';

const css = readFileSync(path.join(root, 'client/src/ui/office/tokens.css'), 'utf8');
const valueOf = (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';

describe('office ink colours', () => {
  // Panels use the paper colour; counts and hints also appear on the ground between them.
  it.each(['paper', 'ground'])('have enough contrast on the %s', (surface) => {
    for (const ink of ['ink', 'ink-soft', 'ink-faint'])
      expect([ink, contrast(valueOf(ink), valueOf(surface)) >= 4.5]).toStrictEqual([ink, true]);
  });
});
