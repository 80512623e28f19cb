import { titleWith } from './notification.js';

it('unread notifications are counted in the title of a window, where there are any', () => {
  expect(titleWith('Orders – Tropic', 3)).toBe('(3) Orders – Tropic');
  expect(titleWith('Orders – Tropic', 0)).toBe('Orders – Tropic');
});
