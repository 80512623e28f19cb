import { linted } from './linted.js';

const rule = 'project/reasoned-assertions';
const given = 'declare const b: unknown;\ndeclare function f(...c: unknown[]): unknown;\n';

// oxfmt-ignore
const free = [
  ['`as const`', 'const a = [1] as const;'],
  ['a reason above', '// Because.\nconst a = b as string;'],
  ['a block comment above', '/** Long.\n * Because. */\nconst a = b as string;'],
  ['a reason inside the call', 'f(\n  // Because.\n  b as string,\n);'],
  ['a reason above the statement', '// Because.\nf(\n  b,\n  b as string,\n);'],
  ['a reason above a property', 'f({\n  // Because.\n  a: f(\n    b as string),\n});'],
  ['a reason above the `as`', 'const a = f(\n  // Because.\n) as string;'],
  ['a chain with a reason above', '// Because.\nconst a = b as unknown as string;'],
];

// oxfmt-ignore
const refused = [
  ['no reason', 'const a = b as string;'],
  ['a chain without a reason, once', 'const a = b as unknown as string;'],
  ['a reason behind other code', 'const x = 1; // Because.\nconst a = b as string;'],
  ['a reason that is not adjacent', '// Because.\n\nconst a = b as string;'],
  ['a directive as a reason', '// @ts-expect-error\nconst a = b as string;'],
  ['a lint directive as a reason', '// oxlint-disable-next-line no-var\nconst a = b as string;'],
  ['an empty comment', '//\nconst a = b as string;'],
  ['the comment of the enclosing function', '/** Adds. */\nfunction g() {\n  return b as string;\n}'],
  ['the comment of the enclosing arrow function', '/** Adds. */\nconst g = () =>\n  b as string;'],
];

const inFiles = (folder, cases) =>
  cases.map(([what, text], index) => ({ what, text, file: `shared/src/${folder}/${index}.ts` }));
const allFree = inFiles('free', free);
const allRefused = inFiles('refused', refused);

describe('reasoned-assertions', () => {
  let broken;
  beforeAll(() => {
    const sources = [...allFree, ...allRefused].map(({ file, text }) => [file, given + text]);
    broken = linted(Object.fromEntries(sources));
  }, 60_000);

  const times = (file) => broken[file].filter((name) => name === rule).length;

  it.each(allFree)('accepts $what', ({ file }) => {
    expect(times(file)).toBe(0);
  });

  it.each(allRefused)('rejects $what', ({ file }) => {
    expect(times(file)).toBe(1);
  });
});
