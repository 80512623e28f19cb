export const LENGTH_UNITS = ['px', 'rem', 'em', '%', 'vw', 'vh'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

interface LengthParts {
  readonly number: number;
  readonly unit: LengthUnit;
}

/** Returns undefined for anything but a single length, such as calculations or theme references. */
export function partsOf(text: string): LengthParts | undefined {
  const [, digits = '', named = 'px'] =
    /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|em|%|vw|vh)?$/.exec(text.trim()) ?? [];
  const unit = LENGTH_UNITS.find((one) => one === (named || 'px'));
  return digits === '' || unit === undefined ? undefined : { number: Number(digits), unit };
}

export function lengthOf({ number, unit }: LengthParts): string {
  return number === 0 ? '0' : `${String(number)}${unit}`;
}
