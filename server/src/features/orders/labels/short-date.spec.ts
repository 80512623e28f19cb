import { shortDate } from './short-date.js';

it('formats a time as DD/MM/YY hh:mm a', () => {
  expect(shortDate('2026-03-07T14:05:00.000Z', 'UTC')).toBe('07/03/26 02:05 pm');
  expect(shortDate('2026-03-07T00:05:00.000Z', 'UTC')).toBe('07/03/26 12:05 am');
  expect(shortDate('2026-11-05T22:17:00.000Z', 'Asia/Tokyo')).toBe('06/11/26 07:17 am');
});
