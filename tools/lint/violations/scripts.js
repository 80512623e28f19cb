/*
 * Sources that each violate one rule for scripts; in TypeScript, the compiler reports these errors.
 */

// oxfmt-ignore
export const scripts = [
  ['constructor-super', 'export class A extends Object {\n  constructor() {}\n}'],
  ['getter-return', 'export const a = {\n  get b() {},\n};'],
  ['no-class-assign', 'class A {}\nA = 1;\nexport const a = A;'],
  ['no-const-assign', 'const b = 1;\nb = 2;\nexport const a = b;'],
  ['no-dupe-class-members', 'export class A {\n  b() {}\n  b() {}\n}'],
  ['no-dupe-keys', 'export const a = { b: 1, b: 2 };'],
  ['no-func-assign', 'function b() {}\nb = 1;\nexport const a = b;'],
  ['no-import-assign', "import { b } from './b.js';\nb = 1;"],
  ['no-new-native-nonconstructor', 'export const a = new Symbol();'],
  ['no-obj-calls', 'export const a = Math();'],
  ['no-redeclare', 'var b = 1;\nvar b = 2;\nexport const a = b;'],
  ['no-setter-return', 'export const a = {\n  set b(c) {\n    return c;\n  },\n};'],
  ['no-this-before-super', 'export class A extends Object {\n  constructor() {\n    this.b = 1;\n    super();\n  }\n}'],
  ['no-undef', 'export const a = b;'],
  ['no-undef', 'export const a = document;', 'a browser global'],
  ['no-undef', 'export const a = __dirname;', 'a CommonJS global'],
  ['no-unreachable', 'export const a = (b) => {\n  return 1;\n  b();\n};'],
  ['no-unsafe-negation', 'export const a = (b) => !b in {};'],
  ['no-unused-vars', 'const a = 1;\nexport {};'],
  ['no-unused-vars', 'export const a = (b, c) => b;', 'an unused last parameter'],
  ['no-unused-vars', 'export const a = (b) => {\n  try {\n    b();\n  } catch (c) {\n    b();\n  }\n};', 'an unused error'],
  ['no-unused-vars', 'export const [a, b] = [1, 2];\nconst [c, d] = [a, b];\nexport const e = c;', 'an unused element'],
];

/** Sources that are syntax errors in modules. */
// oxfmt-ignore
export const commonJs = [
  ['no-delete-var', 'var a = 1;\ndelete a;'],
  ['no-nonoctal-decimal-escape', "module.exports = '\\8';"],
  ['eslint-js/no-dupe-args', 'module.exports = function (b, b) {\n  return b;\n};'],
  ['eslint-js/no-octal', 'module.exports = 071;'],
  ['no-with', 'with (module) {\n  exports = 1;\n}'],
];
