import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

function filesOf(folder, ending) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
}

const textOf = (file) => readFileSync(path.join(root, file), 'utf8');
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Classes of a style sheet; those of third-party libraries are ignored. */
function classesIn(css) {
  const rules = css
    .replaceAll(comments, '')
    .replaceAll(/:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
}

const literals = (code) => [...code.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
/**
 * Static prefixes of template literals: `size${…}` can produce any name that starts with `size`.
 */
const prefixesIn = (code) => [...code.matchAll(/`([\w-]+)\$\{/g)].map(([, prefix]) => prefix);

/** The arguments of the calls of a function. */
function argumentsOf(code, name) {
  return [...code.matchAll(new RegExp(String.raw`\b${name}\(`, 'g'))].flatMap(
    ({ index, 0: call }) => {
      const args = [''];
      let depth = 1;
      for (const character of code.slice(index + call.length)) {
        if ('([{'.includes(character)) depth += 1;
        if (')]}'.includes(character)) depth -= 1;
        if (depth === 0) break;
        if (character === ',' && depth === 1) args.push('');
        else args[args.length - 1] += character;
      }
      return args.map((argument) => argument.trim()).filter((argument) => argument !== '');
    },
  );
}

/** Whether a source computes class names (`css(align)`, `styles[kind]`) or passes them on. */
function hasComputedNames(code) {
  const functions = [...code.matchAll(/\b(\w+) = classesOf\(/g)].map(([, name]) => name);
  const args = functions.flatMap((name) => argumentsOf(code, name));
  return (
    /\bstyles\[(?!')|export const \w+ = classesOf\(/.test(code) ||
    args.some((argument) => !/['`]$/.test(argument))
  );
}

/**
 * Returns the classes of a style sheet that no importer names. If an importer computes names, every
 * string literal in the sources counts.
 */
function deadIn(css, importers, values) {
  const code = importers.map((text) => text.replaceAll(comments, ''));
  const named = new Set([
    ...code.flatMap(literals),
    ...code.flatMap((text) => [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)),
  ]);
  const prefixes = code.flatMap(prefixesIn);
  const areComputed = code.some(hasComputedNames);
  return [...classesIn(css)].filter(
    (name) =>
      !named.has(name) &&
      !prefixes.some((prefix) => name.startsWith(prefix)) &&
      !(areComputed && values.has(name)),
  );
}

describe('classes of a style sheet', () => {
  it('are reported if nothing names them', () => {
    const css = '.a, .b:hover > .c-d { margin: .5rem } /* .e */ .f :global(.g) { color: red }';
    const importer = "const css = classesOf(styles); css('a', isOpen && 'c-d')\n// 'b'";
    const values = new Set(['b']);
    expect(deadIn(css, [importer], values)).toStrictEqual(['b', 'f']);
    expect(
      deadIn(css, [importer, 'css = classesOf(styles); css(kind, `f${x}`)'], values),
    ).toStrictEqual([]);
    expect(deadIn(css, [importer, 'styles[kind] ?? styles.f'], values)).toStrictEqual([]);
  });

  it('are all used by their importers', () => {
    const sources = new Map(filesOf('client/src', /\.tsx?$/).map((file) => [file, textOf(file)]));
    const values = new Set(
      [...sources.values(), ...filesOf('shared/src', /\.ts$/).map(textOf)].flatMap(literals),
    );
    const imports = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import) '([^']+\.module\.css)'/g)].map(([, to]) => ({
        sheet: path.join(path.dirname(file), to),
        text,
      })),
    );
    const dead = filesOf('client/src', /\.module\.css$/).flatMap((sheet) => {
      const importers = imports.filter((one) => one.sheet === sheet).map(({ text }) => text);
      return deadIn(textOf(sheet), importers, values).map((name) => `${sheet}: ${name}`);
    });
    expect(dead).toStrictEqual([]);
  });
});
