import config from '../../oxlint.config.js';

import { linted } from './linted.js';
import { core } from './plants/core.js';
import { react } from './plants/react.js';
import { commonJs, scripts } from './plants/scripts.js';
import { specs } from './plants/specs.js';
import { typed } from './plants/typed.js';
import { typescript } from './plants/typescript.js';

/** Puts each violation into its own file. */
const plantIn = (plants, folder, extension) =>
  plants.map(([rule, text, what = 'a violation'], index) => {
    const file = `${folder}/${rule.replaceAll('/', '-')}-${index}.${extension}`;
    return { rule, text, what, file };
  });

const planted = [
  ...plantIn(core, 'tools', 'mjs'),
  ...plantIn(core, 'shared/src', 'ts'),
  ...plantIn(scripts, 'tools', 'js'),
  ...plantIn(commonJs, 'tools', 'cjs'),
  ...plantIn(typescript, 'server/src', 'ts'),
  ...plantIn(typed, 'client/src', 'ts'),
  ...plantIn(react, 'client/src', 'tsx'),
  ...plantIn(specs, 'tools', 'spec.js'),
  ...plantIn(specs, 'shared/src', 'spec.ts'),
];

/** Files with type-aware rules. */
const typeAware = [
  'shared/src',
  'migrations/src',
  'server/src',
  'client/src',
  'client/build',
  'client/e2e',
  'bench',
].map((folder) => `${folder}/floating.ts`);
const floating = 'export function a(b: Promise<string>): void {\n  b.then((c) => c.length);\n}';

const isOn = (setting) => setting !== 'off';
const rulesThatAreOn = [config, ...config.overrides].flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => isOn(rules[name])),
);

describe('lint configuration', () => {
  let broken;
  beforeAll(() => {
    broken = linted({
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
      ...Object.fromEntries(typeAware.map((file) => [file, floating])),
    });
  }, 120_000);

  it.each(planted)('$rule rejects $what in $file', ({ rule, file }) => {
    expect(broken[file]).toContain(rule);
  });

  it.each(typeAware)('is type-aware in %s', (file) => {
    expect(broken[file]).toStrictEqual(['typescript/no-floating-promises']);
  });

  it('has a violation for each rule', () => {
    expect(new Set(planted.map(({ rule }) => rule))).toStrictEqual(new Set(rulesThatAreOn));
  });
});
