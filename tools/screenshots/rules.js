const within = (value, [from, to]) => value >= from && value <= to;
/** Permitted sizes of the main heading, in CSS pixels. */
const h1Sizes = [32, 56];
const bodySizes = [16, 17];
const shiftLimit = 0.02;

/** Returns the faults of a screen, one message each, from its measurements. */
export function faultsOf({ overflow, small, uneven, mixed, h1, body, shift, large, testWords }) {
  return [
    ...(overflow > 0 ? [`overflows horizontally by ${overflow} px`] : []),
    ...(small.length > 0 ? [`below 44 px: ${listOf(small)}`] : []),
    ...(uneven > 0 ? [`${uneven} grids with cards of unequal height`] : []),
    ...(mixed > 0 ? [`${mixed} grids with images of mixed aspect ratios`] : []),
    ...(h1.length === 1 ? [] : [`${h1.length} h1 headings`]),
    ...h1.filter((size) => !within(size, h1Sizes)).map((size) => `h1 of ${size} px`),
    ...(within(body, bodySizes) ? [] : [`text of ${body} px`]),
    ...(large.length > 0 ? [`images larger than their tile: ${large.join(', ')}`] : []),
    ...(testWords.length > 0 ? [`words of test data: ${testWords.join(', ')}`] : []),
    ...(shift > shiftLimit ? [`layout shift of ${shift.toFixed(3)}`] : []),
  ];
}

const shownNames = 6;

/** Up to six names, and how many more there are. */
function listOf(names) {
  const more = names.length - shownNames;
  return `${names.slice(0, shownNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Messages about texts that end at the edge of something that cannot be scrolled. */
export function faultsOfCutTexts(texts) {
  const cut = texts
    .filter(({ isCut }) => isCut)
    .map(({ text }) => `“${text.slice(0, 40)}” is cut off`);
  return [...new Set(cut)];
}

/**
 * Adds a fault to each screen whose header or logo is placed differently from most screens of the
 * same theme and width. Changes the rows.
 */
export function addHeaderFaults(rows) {
  for (const group of new Set(rows.map((row) => row.group)))
    for (const part of ['logoLeft', 'height'])
      compareHeaders(
        rows.filter((row) => row.group === group),
        part,
      );
}

function compareHeaders(rows, part) {
  const withPart = rows.filter(({ measured }) => measured?.header?.[part] !== undefined);
  const usual = mostCommon(withPart.map(({ measured }) => measured.header[part]));
  for (const { measured, faults } of withPart) {
    const value = measured.header[part];
    if (Math.abs(value - usual) > 1)
      faults.push(`header: ${part} of ${value} px, elsewhere ${usual} px`);
  }
}

function mostCommon(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Formats one line per image, with measurements and faults. */
export function tableOf(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, measured, faults }) => {
    if (measured === undefined) return [name.padEnd(width), ...faults].join('  ');
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
