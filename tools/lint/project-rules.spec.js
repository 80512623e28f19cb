import { linted } from './linted.js';

const contract = 'shared/src/live/contract.ts';
const lines = (count, line = 'a();') => Array.from({ length: count }, () => line).join('\n');
const branches = Array.from({ length: 9 }, (_, at) => `  if (b === ${at}) return ${at};`).join(
  '\n',
);
const mocking = "jest.mock('./a.js');";
const given = (type, value) => `export const a = (b: ${type}): string => ${value};`;
const asyncHandler =
  'export const A = ({ b }: { b: () => Promise<void> }) => <button onClick={b} />;';

// oxfmt-ignore
const refused = [
  ['process.env in a script outside tools', 'no-restricted-properties', 'export const a = process.env;', 'assets/make/a.js'],
  ['destructured process.env outside the settings', 'no-restricted-properties', 'const { env } = process;\nenv.A = 1;', 'jest.setup.js'],
  ['a mock in a spec', 'no-restricted-properties', mocking, 'shared/src/a.spec.ts'],
  ['a mock in a tool', 'no-restricted-properties', mocking, 'tools/a.spec.js'],
  ['a mock in a configuration', 'no-restricted-properties', mocking, 'client/b.config.ts'],
  ['an undecorated field without a value in a contract', 'eslint-js/no-restricted-syntax', 'export class A {\n  b!: string;\n}', contract],
  ['an enum in a contract', 'eslint-js/no-restricted-syntax', 'export enum A {\n  B,\n}', 'shared/src/a/contract.ts'],
  ['a definite variable without a value in a spec', 'eslint-js/no-restricted-syntax', 'let a!: string;\nexport const b = (): string => a;', 'shared/src/b.spec.ts'],
  ['a non-null assertion in a contract', 'typescript/no-non-null-assertion', 'export const a = (b?: string): number => b!.length;', 'shared/src/b/contract.ts'],
  ['a floating promise in a spec', 'typescript/no-floating-promises', 'Promise.resolve();\nexport {};', 'server/src/c.spec.ts'],
  ['an unused exemption', 'Unused eslint-disable directive (no problems were reported).', '// eslint-disable-next-line eqeqeq\nexport const a = 1;', 'shared/src/e.ts'],
  ['an unused exemption under the other name', 'Unused oxlint-disable directive (no problems were reported).', '// oxlint-disable-next-line typescript/no-floating-promises\nexport const a = 1;', 'shared/src/f.ts'],
  ['an assertion without a reason in a spec', 'project/reasoned-assertions', "export const a = JSON.parse('1') as number;", 'client/src/g.spec.tsx'],
  ['an office form that loses its input', 'eslint-js/no-restricted-syntax', 'export const A = () => <form />;', 'client/src/office/h.tsx'],
  ['a library form that loses its input', 'eslint-js/no-restricted-syntax', "import { Form } from 'react-aria-components';\n\nexport const A = () => <Form />;", 'client/src/office/i.tsx'],
];

// oxfmt-ignore
const allowed = [
  ['a decorated field of a contract', "import { IsString } from 'class-validator';\n\nexport class A {\n  @IsString()\n  b!: string;\n}", 'shared/src/c/contract.ts'],
  ['a class that consists of a decorator', "import { Module } from '@nestjs/common';\n\n@Module({})\nexport class A {}", 'server/src/app.module.ts'],
  ['process.env in the settings', 'export const a = process.env;', 'server/src/platform/config/environment.ts'],
  ['process.env in a tool', 'export const a = process.env;', 'tools/a.mjs'],
  ['a default export of a configuration', 'export default 1;', 'jest.config.js'],
  ['type-aware violations in a configuration', 'Promise.resolve();\nexport default 1;', 'client/a.config.ts'],
  ['an `any` value in a spec', "export const a = JSON.parse('1').b;", 'shared/src/h.spec.ts'],
  ['a long specification', `describe('a', () => {\n${lines(60, 'expect(1);')}\n});`, 'tools/b.spec.js'],
  ['generated files', 'export default 1;', 'shared/src/i.gen.ts'],
  ['an exempted line', '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a reason\nexport type A = any;', 'shared/src/j.ts'],
  ['an exempted hook', "import { useEffect } from 'react';\n\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => {\n    b();\n    // eslint-disable-next-line react-hooks/exhaustive-deps\n  }, []);\n  return null;\n}", 'client/src/k.tsx'],
  ['names with a leading underscore', 'export function a(_b: string, { c: _, ...d }: { c: 1; e: 2 }): unknown {\n  const [_f, g] = [1, 2];\n  const _h = g;\n  return [g, d];\n}', 'shared/src/l.ts'],
  ['index access with brackets', "export const a = (b: Record<string, number>): number => b['c'] ?? 0;", 'shared/src/m.ts'],
  ['an arrow function that returns void', 'export const a = (b: () => void): void => b();', 'shared/src/n.ts'],
  ['a fallback for an empty string', given('string | undefined', "b || 'c'"), 'shared/src/o.ts'],
  ['a number in a template literal', given('number', '`c${b}`'), 'shared/src/p.ts'],
  ['an async handler of an element', asyncHandler, 'client/src/q.tsx'],
  ['a `@ts-expect-error` with a description', "// @ts-expect-error: a text is no number\nexport const a: number = '1';", 'shared/src/r.ts'],
  ['four parameters', 'export const a = (b, c, d, e) => [b, c, d, e];', 'tools/c.mjs'],
  ['a complexity of ten', `export const a = (b) => {\n${branches}\n};`, 'tools/d.mjs'],
  ['three levels of nesting', 'export const a = (b) => {\n  if (b) {\n    while (b()) {\n      if (b.c) b.c();\n    }\n  }\n};', 'tools/e.mjs'],
  ['fifty lines of a function, not counting comments', `export const a = (b) => {\n${lines(48, '  b();')}\n${lines(9, '  // Because.\n')}\n};`, 'tools/f.mjs'],
  ['a long file', `/** Calls. */\nexport const a = (b) => b;\n${lines(400, 'a(1);\n')}`, 'tools/g.mjs'],
  ['a shop form', 'export const A = () => <form />;', 'client/src/shop/u.tsx'],
  ['a discarded call with `void`', 'export function a(b: () => Promise<void>): void {\n  void b();\n}', 'shared/src/s.ts'],
  ['a discarded assignment with `void`', 'export const a = (b: { c: number }): (() => void) => () => void (b.c = 1);', 'shared/src/t.ts'],
];

describe('custom lint rules', () => {
  let broken;
  beforeAll(() => {
    const sources = [
      ...refused.map(([, , ...rest]) => rest),
      ...allowed.map(([, ...rest]) => rest),
    ];
    broken = linted(Object.fromEntries(sources.map(([text, file]) => [file, text])));
  }, 60_000);

  it.each(refused)('refuses %s', (_, rule, _text, file) => {
    expect(broken[file]).toContain(rule);
  });

  it.each(allowed)('accepts %s', (_, _text, file) => {
    expect(broken[file]).toStrictEqual([]);
  });
});
