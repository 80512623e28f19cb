import config from '../../oxlint.config.js';

import { linted } from './linted.js';
import { core } from './plants/core.js';
import { react } from './plants/react.js';
import { commonJs, scripts } from './plants/scripts.js';
import { specs } from './plants/specs.js';
import { typed } from './plants/typed.js';
import { typescript } from './plants/typescript.js';

/** Each plant in a file of its own. */
const plant = (plants, folder, extension) =>
  plants.map(([rule, text, what = 'it'], index) => {
    const file = `${folder}/${rule.replaceAll('/', '-')}-${index}.${extension}`;
    return { rule, text, what, file };
  });

const planted = [
  ...plant(core, 'tools', 'mjs'),
  ...plant(core, 'shared/src', 'ts'),
  ...plant(scripts, 'tools', 'js'),
  ...plant(commonJs, 'tools', 'cjs'),
  ...plant(typescript, 'server/src', 'ts'),
  ...plant(typed, 'client/src', 'ts'),
  ...plant(react, 'client/src', 'tsx'),
  ...plant(specs, 'tools', 'spec.js'),
  ...plant(specs, 'shared/src', 'spec.ts'),
];

/** Where types are asked for, each by a project of its own. */
const projects = [
  'shared/src',
  'migrations/src',
  'server/src',
  'client/src',
  'client/build',
  'client/e2e',
  'bench',
].map((folder) => `${folder}/asking.ts`);
const asking = 'export function a(b: Promise<string>): void {\n  b.then((c) => c.length);\n}';

const isOn = (setting) => setting !== 'off';
const rulesThatAreOn = [config, ...config.overrides].flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => isOn(rules[name])),
);

describe('the lint', () => {
  let broken;
  beforeAll(() => {
    broken = linted({
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
      ...Object.fromEntries(projects.map((file) => [file, asking])),
    });
  }, 120_000);

  it.each(planted)('refuses by $rule $what in $file', ({ rule, file }) => {
    expect(broken[file]).toContain(rule);
  });

  it.each(projects)('asks for types in %s', (file) => {
    expect(broken[file]).toStrictEqual(['typescript/no-floating-promises']);
  });

  it('has a plant for each of its rules', () => {
    expect(new Set(planted.map(({ rule }) => rule))).toStrictEqual(new Set(rulesThatAreOn));
  });
});
