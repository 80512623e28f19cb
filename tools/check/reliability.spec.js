import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { namesTest } from '../test/jest/names-test.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
const [, section = ''] = /^## Faults that were found\n([^]*?)^## /m.exec(text) ?? [];
const rows = [...section.matchAll(/^\|[^|]*\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, spec, test]) => ({
    spec: join(root, 'server/src', `${spec}.spec.ts`),
    test,
  }),
);

describe('what is said of faults that were found', () => {
  it('names a test that there is', () => {
    expect(rows.length).toBeGreaterThan(50);
    const missing = rows.filter(
      ({ spec, test }) => !existsSync(spec) || !namesTest(readFileSync(spec, 'utf8'), test),
    );
    expect(missing).toStrictEqual([]);
  });
});
