import { linted } from './linted.js';

const rule = 'house/reasoned-assertions';
const given = 'declare const b: unknown;\ndeclare function f(...c: unknown[]): unknown;\n';

// oxfmt-ignore
const free = [
  ['`as const` free', 'const a = [1] as const;'],
  ['one with its reason above', '// Because.\nconst a = b as string;'],
  ['one with a block comment above', '/** Long.\n * Because. */\nconst a = b as string;'],
  ['one with its reason inside the call', 'f(\n  // Because.\n  b as string,\n);'],
  ['one with its reason above the statement', '// Because.\nf(\n  b,\n  b as string,\n);'],
  ['one with its reason above a property', 'f({\n  // Because.\n  a: f(\n    b as string),\n});'],
  ['one with its reason above the `as`', 'const a = f(\n  // Because.\n) as string;'],
  ['a chain whose reason is above', '// Because.\nconst a = b as unknown as string;'],
];

// oxfmt-ignore
const refused = [
  ['one without a reason', 'const a = b as string;'],
  ['a chain, once', 'const a = b as unknown as string;'],
  ['a reason behind other code', 'const x = 1; // Because.\nconst a = b as string;'],
  ['a reason that is not next to it', '// Because.\n\nconst a = b as string;'],
  ['an instruction to a tool as a reason', '// @ts-expect-error\nconst a = b as string;'],
  ['an instruction to the lint as a reason', '// oxlint-disable-next-line no-var\nconst a = b as string;'],
  ['an empty comment', '//\nconst a = b as string;'],
  ["the function's comment for what is inside it", '/** Adds. */\nfunction g() {\n  return b as string;\n}'],
  ["an arrow function's comment for what is inside it", '/** Adds. */\nconst g = () =>\n  b as string;'],
];

const inFiles = (folder, cases) =>
  cases.map(([what, text], index) => ({ what, text, file: `shared/src/${folder}/${index}.ts` }));
const allFree = inFiles('free', free);
const allRefused = inFiles('refused', refused);

describe('a type assertion', () => {
  let broken;
  beforeAll(() => {
    const sources = [...allFree, ...allRefused].map(({ file, text }) => [file, given + text]);
    broken = linted(Object.fromEntries(sources));
  }, 60_000);

  const times = (file) => broken[file].filter((name) => name === rule).length;

  it.each(allFree)('is let through: $what', ({ file }) => {
    expect(times(file)).toBe(0);
  });

  it.each(allRefused)('is refused: $what', ({ file }) => {
    expect(times(file)).toBe(1);
  });
});
