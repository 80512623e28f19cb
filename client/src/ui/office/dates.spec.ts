import { formatDateTime, timeAgo } from './dates.js';

const noon = '2026-11-21T12:00:00.000Z';

describe('times in the office', () => {
  it('ORD-041 CST-029 dates of orders are shown as DD/MM/YY hh:mm a', () => {
    expect(formatDateTime('2026-03-07T14:05:00.000Z', 'UTC')).toBe('07/03/26 02:05 pm');
    expect(formatDateTime('2026-03-07T00:05:00.000Z', 'UTC')).toBe('07/03/26 12:05 am');
  });

  it.each([
    [59_999, 'just now'],
    [60_000, '1 min ago'],
    [3_600_000, '1 hr ago'],
    [86_400_000, 'yesterday'],
    [3 * 86_400_000, '3 days ago'],
  ])('tells how long ago %d ms are', (past, words) => {
    expect(timeAgo(noon, Date.parse(noon) + past)).toBe(words);
  });
});
