/** What no spec may say: the rule, and a text that breaks it. */
export const specs = [
  ['jest/prefer-strict-equal', "it('a', () => {\n  expect([1]).toEqual([1]);\n});"],
];
