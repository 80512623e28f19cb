/** Parses a flag, `0` or `1`. */
export function flagOf(value: string): boolean {
  return value === '1';
}

/** Returns the choice; the first one if the value is invalid. */
export function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
