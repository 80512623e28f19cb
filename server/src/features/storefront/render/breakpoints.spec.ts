import { readFileSync } from 'node:fs';

import { cardSizes } from '@selvedge/shared/catalogue/cards/card-sizes';
import { slideSizes } from '@selvedge/shared/catalogue/cards/gallery-sizes';

import { clientFolder } from './shop-bundle.adapter.js';

interface Chunk {
  readonly css?: string[];
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}
const web = new URL('web/', clientFolder);
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', web), 'utf8'),
);

/** Style sheets of a chunk and of everything it loads. */
function stylesOf(name: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [], dynamicImports = [] } = manifest[name] ?? {};
  return [...css, ...[...imports, ...dynamicImports].flatMap((next) => stylesOf(next, seen))];
}

/** All styles of the built shop. */
const styles = [...new Set(stylesOf('src/shop/app/entry-client.tsx'))]
  .map((file) => readFileSync(new URL(file, web), 'utf8'))
  .join('');

/** Widths in media conditions, in pixels. */
function widthsIn(conditions: readonly string[]): ReadonlySet<number> {
  const found = conditions.flatMap((condition) => [
    ...condition.matchAll(/width ?[<>]=? ?(\d+)px/g),
  ]);
  return new Set(found.map(([, width]) => Number(width)));
}

const ofScreens = widthsIn(styles.match(/@media[^{]*/g) ?? []);

describe('breakpoints of the shop', () => {
  it.each([
    ['CST-002', 'sm', 576],
    ['CST-003', 'md', 768],
    ['CST-004', 'lg', 992],
    ['CST-005', 'xl', 1200],
  ])('%s include %s at %d px', (_row, _name, width) => {
    expect(ofScreens).toContain(width);
  });

  it('CST-002 CST-003 CST-004 CST-005 are exactly these four', () => {
    expect([...ofScreens].toSorted((one, other) => one - other)).toStrictEqual([
      576, 768, 992, 1200,
    ]);
  });

  it('CST-003 CST-005 are also the widths at which images change size', () => {
    expect(widthsIn([cardSizes, slideSizes])).toStrictEqual(new Set([1200, 768]));
  });
});
