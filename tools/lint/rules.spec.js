import config from '../../oxlint.config.js';

import { linted } from './linted.js';
import { core } from './violations/core.js';
import { react } from './violations/react.js';
import { commonJs, scripts } from './violations/scripts.js';
import { specs } from './violations/specs.js';
import { typed } from './violations/typed.js';
import { typescript } from './violations/typescript.js';

/** Puts each violation into its own file. */
const violationsIn = (violations, folder, extension) =>
  violations.map(([rule, text, what = 'a violation'], index) => {
    const file = `${folder}/${rule.replaceAll('/', '-')}-${index}.${extension}`;
    return { rule, text, what, file };
  });

const violating = [
  ...violationsIn(core, 'tools', 'mjs'),
  ...violationsIn(core, 'shared/src', 'ts'),
  ...violationsIn(scripts, 'tools', 'js'),
  ...violationsIn(commonJs, 'tools', 'cjs'),
  ...violationsIn(typescript, 'server/src', 'ts'),
  ...violationsIn(typed, 'client/src', 'ts'),
  ...violationsIn(react, 'client/src', 'tsx'),
  ...violationsIn(specs, 'tools', 'spec.js'),
  ...violationsIn(specs, 'shared/src', 'spec.ts'),
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
      ...Object.fromEntries(violating.map(({ file, text }) => [file, text])),
      ...Object.fromEntries(typeAware.map((file) => [file, floating])),
    });
  }, 120_000);

  it.each(violating)('$rule rejects $what in $file', ({ rule, file }) => {
    expect(broken[file]).toContain(rule);
  });

  it.each(typeAware)('is type-aware in %s', (file) => {
    expect(broken[file]).toStrictEqual(['typescript/no-floating-promises']);
  });

  it('has a violation for each rule', () => {
    expect(new Set(violating.map(({ rule }) => rule))).toStrictEqual(new Set(rulesThatAreOn));
  });
});
