/** A flag of a theme is `0` or `1`. */
export function flagOf(value: string): boolean {
  return value === '1';
}

/** A value that is none of the choices counts as the first. */
export function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
