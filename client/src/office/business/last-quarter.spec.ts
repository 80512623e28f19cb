import { lastQuarter } from './last-quarter.js';

it.each([
  ['2026-11-30', '2026-07-01', '2026-09-30'],
  ['2026-03-31', '2025-10-01', '2025-12-31'],
  ['2026-01-01', '2025-10-01', '2025-12-31'],
  ['2026-07-01', '2026-04-01', '2026-06-30'],
])('the quarter before %s is %s to %s', (today, from, to) => {
  expect(lastQuarter(new Date(today))).toStrictEqual({ from, to });
});
