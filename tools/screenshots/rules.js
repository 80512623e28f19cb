const within = (value, [from, to]) => value >= from && value <= to;
/** In CSS pixels. */
const h1Sizes = [32, 56];
const bodySizes = [16, 17];
const shiftLimit = 0.02;

/** Returns the faults of a screen, one message each, from its measurements. */
export function faultsOf({ overflow, small, uneven, mixed, h1, body, shift }) {
  return [
    ...(overflow > 0 ? [`overflows horizontally by ${overflow} px`] : []),
    ...(small.length > 0 ? [`below 44 px: ${small.join(', ')}`] : []),
    ...(uneven > 0 ? [`${uneven} grids with cards of unequal height`] : []),
    ...(mixed > 0 ? [`${mixed} grids with images of mixed aspect ratios`] : []),
    ...(h1.length === 1 ? [] : [`${h1.length} h1 headings`]),
    ...h1.filter((size) => !within(size, h1Sizes)).map((size) => `h1 of ${size} px`),
    ...(within(body, bodySizes) ? [] : [`text of ${body} px`]),
    ...(shift > shiftLimit ? [`layout shift of ${shift.toFixed(3)}`] : []),
  ];
}

/** Formats one line per image, with measurements and faults. */
export function tableOf(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, measured, faults }) => {
    const { overflow, h1, body, shift } = measured;
    const numbers = [
      `overflow ${overflow}`,
      `h1 ${h1.map((size) => size.toFixed(0)).join('/')}`,
      `text ${body}`,
      `CLS ${shift.toFixed(3)}`,
    ];
    return [name.padEnd(width), ...numbers, ...faults].join('  ');
  });
}
