/** A value as displayed, with its label. */
export interface Figure {
  readonly label: string;
  /** For example `1,204`, `£12.50` or `98%`. */
  readonly value: string;
}

/** Number of values that remain distinguishable in a chart. */
export const maxFigures = 60;

/** Parses one figure per line; the number follows the last colon or comma: `Tees: 1,204`. */
export function writtenFigures(lines: string): readonly Figure[] {
  return lines
    .split('\n')
    .flatMap((line) => {
      const at = line.includes(':') ? line.lastIndexOf(':') : line.lastIndexOf(',');
      const [label, value] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()];
      return label === '' || value === '' ? [] : [{ label, value }];
    })
    .slice(0, maxFigures);
}

/** Figure properties of a block. */
export interface FigureValues {
  readonly figures: string;
  readonly asyncData: string | null;
}

/** Returns the figures to show. An address takes precedence, even if it provides none. */
export function shownFigures(
  { figures, asyncData }: FigureValues,
  given: readonly Figure[] = [],
): readonly Figure[] {
  return asyncData === null ? writtenFigures(figures) : given;
}

/** Numeric value of a figure; undefined for text. */
export function amountOf({ value }: Figure): number | undefined {
  const digits = value.replaceAll(/[\s,_']/g, '').replaceAll('−', '-');
  const [found] = /-?\d+(?:\.\d+)?/.exec(digits) ?? [];
  return found === undefined ? undefined : Number(found);
}
