import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { inProject } from './linted.js';

const program = fileURLToPath(new URL('find-slow-regexps.mjs', import.meta.url));
const raw = (text) => `String.raw\`${text}\``;

// oxfmt-ignore
const refused = [
  ['nested repetition', 'server/src/a.ts', String.raw`export const a = /^(?:<!--[\s\S]*?-->\s*)*<svg/;`],
  ['a bounded repetition inside another', 'shared/src/b.ts', String.raw`export const a = /^(?:tag:[^,]{1,40}\s*(?:,\s*|$))*$/;`],
  ['adjacent repetitions with common characters', 'shared/src/c.ts', String.raw`export const a = /^\d+\.?\d*$/;`],
  ['a repetition that starts at each character', 'server/src/d.ts', String.raw`export const a = /[\w.]+@/g;`],
  ['a repetition in a lookahead', 'shared/src/e.ts', String.raw`export const a = /,(?![^(]*\))/;`],
  ['an expression in a script that starts the server', 'tools/start/f.mjs', 'export const a = /-+$/;'],
  ['an expression in JSX', 'client/src/g.tsx', 'export const A = ({ b }) => <p>{b.replace(/-+$/, String())}</p>;'],
  ['a constructor with a string', 'server/src/h.ts', "export const a = new RegExp('-+$');"],
  ['a constructor with constants', 'server/src/i.ts', `const b = ${raw('\\d+')};\nexport const a = RegExp(\`^\${b}\\\\.?\${b}$\`);`],
  ['a constructor with an imported constant', 'server/src/j.ts', "import { k } from './k.js';\n\nexport const a = new RegExp(k.source + '$');"],
  ['an expression built at run time', 'server/src/l.ts', 'export const a = (b: string) => new RegExp(`^${b}$`);'],
  ['an unused exemption', 'server/src/m.ts', '// safe-regexp: it is short.\nexport const a = /b+/;'],
  ['an exemption without a reason', 'server/src/n.ts', '// safe-regexp:\nexport const a = /-+$/;'],
];

// oxfmt-ignore
const allowed = [
  ['a linear expression', 'server/src/k.ts', 'export const k = /-+/;'],
  ['a linear expression with lookbehind', 'server/src/o.ts', 'export const a = /(?<!-)-+$/;'],
  ['a linear constructor with constants', 'server/src/p.ts', "import { count } from './q.js';\n\nexport const a = new RegExp(`^\\\\d(?:,\\\\d){0,${String(count - 1)}}$`, 'i');"],
  ['an exported number', 'server/src/q.ts', 'export const count = 9;'],
  ['an exempted expression', 'server/src/r.ts', '// safe-regexp: at most 40 characters.\nexport const a = /-+$/;'],
  ['an expression in a spec', 'server/src/s.spec.ts', 'export const a = /-+$/;'],
  ['an expression in a helper for specs', 'server/src/platform/testing/t.ts', 'export const a = /-+$/;'],
];

describe('find-slow-regexps', () => {
  let found;
  beforeAll(() => {
    const sources = [...refused, ...allowed].map(([, file, text]) => [file, text]);
    found = inProject(Object.fromEntries(sources), (folder) => {
      const { status, stderr } = spawnSync(process.execPath, [program, folder], {
        encoding: 'utf8',
      });
      return { status, places: stderr.split('\n') };
    });
  }, 120_000);

  const placesIn = (file) => found.places.filter((place) => place.startsWith(`${file}:`));

  it.each(refused)('reports %s', (_, file) => {
    expect(placesIn(file)).toHaveLength(1);
  });

  it.each(allowed)('accepts %s', (_, file) => {
    expect(placesIn(file)).toStrictEqual([]);
  });

  it('fails for a single slow expression', () => {
    expect(found.status).toBe(1);
  });

  it('prints the line and the problem', () => {
    const [place] = placesIn('server/src/i.ts');
    expect(place).toContain(String.raw`server/src/i.ts:2 /^\d+\.?\d+$/ is quadratic`);
  });
});
