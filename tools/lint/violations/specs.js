/** Sources that each violate one rule for specs. */
export const specs = [
  ['jest/prefer-strict-equal', "it('a', () => {\n  expect([1]).toEqual([1]);\n});"],
];
