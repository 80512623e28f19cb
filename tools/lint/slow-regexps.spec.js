import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { inProject } from './linted.js';

const program = fileURLToPath(new URL('find-slow-regexps.mjs', import.meta.url));
const raw = (text) => `String.raw\`${text}\``;

// oxfmt-ignore
const refused = [
  ['nested repetition', 'server/src/a.ts', String.raw`export const a = /^(?:<!--[\s\S]*?-->\s*)*<svg/;`],
  ['bounded repetition within another', 'shared/src/b.ts', String.raw`export const a = /^(?:tag:[^,]{1,40}\s*(?:,\s*|$))*$/;`],
  ['repetitions that share their characters', 'shared/src/c.ts', String.raw`export const a = /^\d+\.?\d*$/;`],
  ['a repetition that is tried from each character', 'server/src/d.ts', String.raw`export const a = /[\w.]+@/g;`],
  ['a repetition within a lookahead', 'shared/src/e.ts', String.raw`export const a = /,(?![^(]*\))/;`],
  ['one in a script that starts the server', 'tools/start/f.mjs', 'export const a = /-+$/;'],
  ['one between elements', 'client/src/g.tsx', 'export const A = ({ b }) => <p>{b.replace(/-+$/, String())}</p>;'],
  ['one that is constructed of a text', 'server/src/h.ts', "export const a = new RegExp('-+$');"],
  ['one that is constructed of constants', 'server/src/i.ts', `const b = ${raw('\\d+')};\nexport const a = RegExp(\`^\${b}\\\\.?\${b}$\`);`],
  ['one that is constructed of an imported constant', 'server/src/j.ts', "import { k } from './k.js';\n\nexport const a = new RegExp(k.source + '$');"],
  ['one that is built at run time', 'server/src/l.ts', 'export const a = (b: string) => new RegExp(`^${b}$`);'],
  ['an exemption that nothing needs', 'server/src/m.ts', '// safe-regexp: it is short.\nexport const a = /b+/;'],
  ['an exemption without a reason', 'server/src/n.ts', '// safe-regexp:\nexport const a = /-+$/;'],
];

// oxfmt-ignore
const allowed = [
  ['a linear expression', 'server/src/k.ts', 'export const k = /-+/;'],
  ['the same with lookbehind', 'server/src/o.ts', 'export const a = /(?<!-)-+$/;'],
  ['one that is constructed of constants', 'server/src/p.ts', "import { count } from './q.js';\n\nexport const a = new RegExp(`^\\\\d(?:,\\\\d){0,${String(count - 1)}}$`, 'i');"],
  ['a number that others import', 'server/src/q.ts', 'export const count = 9;'],
  ['an exempted expression', 'server/src/r.ts', '// safe-regexp: at most 40 characters.\nexport const a = /-+$/;'],
  ['an expression of a spec', 'server/src/s.spec.ts', 'export const a = /-+$/;'],
  ['an expression of a tool for specs', 'server/src/platform/testing/t.ts', 'export const a = /-+$/;'],
];

describe('the check of regular expressions', () => {
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

  it.each(refused)('refuses %s', (_, file) => {
    expect(placesIn(file)).toHaveLength(1);
  });

  it.each(allowed)('allows %s', (_, file) => {
    expect(placesIn(file)).toStrictEqual([]);
  });

  it('fails for a single slow expression', () => {
    expect(found.status).toBe(1);
  });

  it('finds the line of an expression, and what is wrong with it', () => {
    const [place] = placesIn('server/src/i.ts');
    expect(place).toContain(String.raw`server/src/i.ts:2 /^\d+\.?\d+$/ is quadratic`);
  });
});
