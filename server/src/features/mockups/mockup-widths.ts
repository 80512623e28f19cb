/** The widths in pixels that pictures are made in, ascending; every height is 5/4 of the width. */
export const MOCKUP_WIDTHS = [320, 480, 640, 960, 1280] as const;
export type MockupWidth = (typeof MOCKUP_WIDTHS)[number];

/** The width nearest to the one asked for, the larger of two equally near; the largest for anything but a number. */
export function nearestWidth(asked: number): MockupWidth {
  const wanted = Number.isFinite(asked) ? asked : 1280;
  return MOCKUP_WIDTHS.reduce((best, width) =>
    Math.abs(width - wanted) <= Math.abs(best - wanted) ? width : best,
  );
}
