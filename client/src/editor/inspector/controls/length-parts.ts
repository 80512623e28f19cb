export const LENGTH_UNITS = ['px', 'rem', 'em', '%', 'vw', 'vh'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A length that is one number of a unit. */
interface LengthParts {
  readonly number: number;
  readonly unit: LengthUnit;
}

/** Undefined for what says more than that: several lengths, a calculation, what points into the theme. */
export function partsOf(text: string): LengthParts | undefined {
  const [, digits = '', named = 'px'] =
    /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|em|%|vw|vh)?$/.exec(text.trim()) ?? [];
  const unit = LENGTH_UNITS.find((one) => one === (named || 'px'));
  return digits === '' || unit === undefined ? undefined : { number: Number(digits), unit };
}

export function lengthOf({ number, unit }: LengthParts): string {
  return number === 0 ? '0' : `${String(number)}${unit}`;
}
