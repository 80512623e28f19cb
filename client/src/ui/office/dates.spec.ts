import { formatDate, formatDateTime, timeAgo, timesFor } from './dates.js';

const noon = '2026-11-21T12:00:00.000Z';

describe('times in the office', () => {
  it('use the language and time zone of the reader, with the month as a word', () => {
    const late = '2026-11-05T22:17:00.000Z';
    const london = timesFor('en-GB', 'Europe/London');
    expect(formatDateTime(late, london)).toBe('5 Nov 2026, 22:17');
    expect(formatDateTime(late, timesFor('en-GB', 'Asia/Tokyo'))).toBe('6 Nov 2026, 07:17');
    expect(formatDateTime(late, timesFor('de', 'Europe/Berlin'))).toBe('5. Nov. 2026, 23:17');
    expect(formatDate(late, london)).toBe('5 Nov 2026');
  });

  it.each([
    [59_999, 'now'],
    [60_000, '1 min ago'],
    [3_600_000, '1 hr ago'],
    [86_400_000, 'yesterday'],
    [3 * 86_400_000, '3 days ago'],
  ])('show %d ms ago as %s', (past, label) => {
    expect(timeAgo(noon, Date.parse(noon) + past, timesFor('en-GB'))).toBe(label);
  });
});
