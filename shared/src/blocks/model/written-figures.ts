/** A number that says something, as it is written, and its words. */
export interface Figure {
  readonly label: string;
  /** `1,204`, `£12.50`, `98 %`. */
  readonly value: string;
}

/** As many as a chart can tell apart. */
export const maxFigures = 60;

/** A line each, its number behind the last colon, or else the last comma: `Tees: 1,204`. */
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

/** Of a block: what was written in it, and where figures come from instead. */
export interface FigureValues {
  readonly figures: string;
  readonly asyncData: string | null;
}

/** What a block shows: of an address that gives nothing, nothing. */
export function shownFigures(
  { figures, asyncData }: FigureValues,
  given: readonly Figure[] = [],
): readonly Figure[] {
  return asyncData === null ? writtenFigures(figures) : given;
}

/** What a figure amounts to; undefined for one that is in words. */
export function amountOf({ value }: Figure): number | undefined {
  const digits = value.replaceAll(/[\s,_']/g, '').replaceAll('−', '-');
  const [found] = /-?\d+(?:\.\d+)?/.exec(digits) ?? [];
  return found === undefined ? undefined : Number(found);
}
