import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import boundaries from '../../../.dependency-cruiser.cjs';
import { clean } from './clean-tree.js';
import { cycle, violations } from './violations.js';

const config = fileURLToPath(new URL('../../../.dependency-cruiser.cjs', import.meta.url));
const folderConfig = fileURLToPath(new URL('folder-cycles.cjs', import.meta.url));
const cruiser = fileURLToPath(new URL('../../../node_modules/.bin/depcruise', import.meta.url));

// oxfmt-ignore
const packages = [
  '@nestjs/common', '@nestjs/core', '@nestjs/typeorm', 'class-validator', 'fastify', 'react', 'typeorm',
];

/** Each tree is checked in a process of its own, which can be slow. */
const timeoutMs = 60_000;

function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function importStatement(target, index) {
  const [, type = '', from] = /^(type )?(.*)$/.exec(target);
  return `import ${type}* as it${index} from '${from}';\nexport type It${index} = typeof it${index};\n`;
}

function writePackages(root) {
  for (const name of packages) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(root, `node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(root, 'node_modules/@selvedge'));
  for (const name of ['shared', 'migrations']) {
    const exports = { './*': { source: './src/*.ts', default: './dist/*.js' } };
    write(root, `${name}/package.json`, JSON.stringify({ name: `@selvedge/${name}`, exports }));
    symlinkSync(join('../..', name), join(root, 'node_modules/@selvedge', name));
  }
}

/** Violated rules by file or folder of the tree. */
function violationsIn(tree, rules = config) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    writePackages(root);
    for (const [file, targets] of tree) write(root, file, targets.map(importStatement).join(''));
    const folders = ['shared/src', 'migrations/src', 'server/src', 'client/src'];
    const options = ['--config', rules, '--output-type', 'json', ...folders];
    return rulesByFile(cruise(root, options).summary.violations);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function cruise(cwd, options) {
  return JSON.parse(
    execFileSync(process.execPath, [cruiser, ...options], { cwd, encoding: 'utf8' }),
  );
}

function rulesByFile(violations) {
  const found = {};
  for (const { from, rule } of violations) (found[from] ??= []).push(rule.name);
  return found;
}

describe('boundaries', () => {
  it(
    'let through a tree in which everything is where it belongs',
    () => {
      expect(violationsIn(Object.entries(clean))).toStrictEqual({});
    },
    timeoutMs,
  );

  it(
    'let no folders form a cycle, except through their tests',
    () => {
      const there = ['shared/src/media/violation.ts', ['../orders/contract.js']];
      const back = ['shared/src/orders/violation.ts', ['../media/other.js']];
      const throughTests = [
        ['shared/src/links/link.ts', []],
        ['shared/src/links/link.spec.ts', ['../texts/words.js']],
        ['shared/src/texts/words.ts', ['../links/link.js']],
      ];
      const tree = [...Object.entries(clean), ...throughTests, ['shared/src/media/other.ts', []]];
      expect(violationsIn([...tree, there], folderConfig)).toStrictEqual({});
      expect(violationsIn([...tree, there, back], folderConfig)).toStrictEqual({
        'shared/src/media': ['no-folder-cycles'],
        'shared/src/orders': ['no-folder-cycles'],
      });
    },
    timeoutMs,
  );

  it('have a deliberate violation of every rule', () => {
    const rules = new Set(boundaries.forbidden.map(({ name }) => name));
    expect([...new Set(violations.map(([rule]) => rule))].sort()).toStrictEqual([...rules].sort());
  });

  describe('report', () => {
    let broken;
    beforeAll(() => {
      const violating = violations.map(([, file, target]) => [file, [target]]);
      broken = violationsIn([...Object.entries(clean), ...violating, cycle]);
    }, timeoutMs);

    it.each(violations)('%s: %s imports %s', (rule, file) => {
      expect(broken[file]).toStrictEqual([rule]);
    });

    it('nothing else', () => {
      const files = violations.map(([, file]) => file);
      expect(Object.keys(broken).filter((file) => !files.includes(file))).toStrictEqual([]);
    });
  });
});
