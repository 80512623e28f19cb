import { fileURLToPath } from 'node:url';

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

import config from '../../eslint.config.js';

const linter = new Linter({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });
const anywhere = 'shared/src/money.ts';
const contract = 'shared/src/live/contract.ts';
const settings = 'server/src/platform/config.ts';
const script = 'tools/start/run.mjs';

/** Loading the types of a workspace takes seconds; what needs none is asked without. */
const untyped = [...config, tseslint.configs.disableTypeChecked];

/** The rules that a text breaks when it stands in that file, which is one of the project. */
function brokenBy(text, filename, rules = untyped) {
  return linter.verify(text, rules, { filename }).map(({ ruleId }) => ruleId);
}

describe('the lint', () => {
  // prettier-ignore
  it.each([
    ['a default export', 'no-restricted-exports', 'export default 1;', anywhere],
    ['a renamed default export', 'no-restricted-exports', 'const a = 1;\nexport { a as default };', script],
    ['an enum', 'no-restricted-syntax', 'export enum A {\n  B,\n}', anywhere],
    ['the environment', 'no-restricted-properties', 'export const a = process.env;', anywhere],
    ['its parts', 'no-restricted-properties', 'const { env } = process;\nenv.A = 1;', 'jest.setup.js'],
    ['its import', 'no-restricted-imports', "import { env } from 'node:process';\nenv.A = 1;", script],
    ['a mock', 'no-restricted-properties', "jest.mock('./a.js');", 'shared/src/money.spec.ts'],
    ['a mock of a module', 'no-restricted-properties', "jest.unstable_mockModule('./a.js');", script],
    ['`any`', '@typescript-eslint/no-explicit-any', 'export type A = any;', anywhere],
    ['a claim that something is there', '@typescript-eslint/no-non-null-assertion', 'export const a = (b?: string): number => b!.length;', contract],
    ['a field without a value', 'no-restricted-syntax', 'export class A {\n  b!: string;\n}', anywhere],
    ['an undecorated field without a value', 'no-restricted-syntax', 'export class A {\n  b!: string;\n}', contract],
    ['a variable without a value', 'no-restricted-syntax', 'let a!: string;\nexport const b = (): string => a;', contract],
    ['an assertion without its reason', 'house/reasoned-assertions', "export const a = JSON.parse('1') as number;", anywhere],
    ['a permission by its code', 'house/permission-codes-in-policies', "export const a = (held) => held.has('orders-view');", anywhere],
    ['a fifth parameter', 'max-params', 'export const a = (b, c, d, e, f) => [b, c, d, e, f];', script],
  ])('refuses %s', (_, rule, text, file) => {
    expect(brokenBy(text, file)).toContain(rule);
  });

  it('refuses a switch that forgets a case', () => {
    const text = "export function a(b: 'c' | 'd'): void {\n  switch (b) {\n    case 'c':\n  }\n}";
    expect(brokenBy(text, anywhere, config)).toEqual([
      '@typescript-eslint/switch-exhaustiveness-check',
    ]);
  }, 60_000);

  // prettier-ignore
  it.each([
    ['asked for', 'export const a = (held: readonly Permission[]): boolean => held.includes('],
    ['compared', 'export const a = (one: Permission): boolean => one === ('],
  ])('refuses the code of a permission where the type says that it is one: %s', (_, asking) => {
    const codes = "import type { Permission } from './permissions/codes.js';\n";
    const text = `${codes}${asking}'orders');\n`;
    expect(brokenBy(text, anywhere, config)).toEqual(['house/permission-codes-in-policies']);
    expect(brokenBy(text, 'shared/src/permissions/asker.ts', config)).toEqual([]);
    expect(brokenBy("export const a = ['orders'];\n", anywhere, config)).toEqual([]);
  }, 60_000);

  // prettier-ignore
  it.each([
    ['a decorated field of a contract', "import { IsString } from 'class-validator';\n\nexport class A {\n  @IsString()\n  b!: string;\n}\n", contract],
    ['a module that is only its decorator', "import { Module } from '@nestjs/common';\n\n@Module({})\nexport class A {}\n", 'server/src/app.module.ts'],
    ['the environment in the configuration', 'export const a = process.env;\n', settings],
    ['a default export of a configuration', 'export default 1;\n', 'jest.config.js'],
  ])('lets through %s', (_, text, file) => {
    expect(brokenBy(text, file)).toEqual([]);
  });
});
