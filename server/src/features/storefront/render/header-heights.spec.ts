import { readFileSync } from 'node:fs';

import { clientFolder } from './shop-bundle.adapter.js';

const source = new URL('../src/shop/frame/Header.module.css', clientFolder);
/** Rules for small screens, then those from 768 px. */
const [small = '', large = ''] = readFileSync(source, 'utf8').split('@media (width >= 768px)');

function heightOf(name: string, part: string): string | undefined {
  const [, rules = ''] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(part) ?? [];
  return /\n\s*height: ([^;]+);/.exec(rules)?.[1];
}

describe('header height', () => {
  it.each([
    ['LAY-016', 'bar', small, '3.5rem'],
    ['LAY-018', 'bar', large, '4rem'],
    ['LAY-018', 'centre', large, '5rem'],
    ['LAY-017', 'searching', large, '6.5rem'],
  ])('%s CST-045 LAY-046 of .%s matches the specification', (_row, name, part, height) => {
    expect(heightOf(name, part)).toBe(height);
  });
});
