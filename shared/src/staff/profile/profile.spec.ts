import { noPayroll } from '../payroll/payroll.js';
import { noProfile } from './profile.js';

it('an empty profile has no values', () => {
  const { isLeadership, ...texts } = noProfile;
  expect(isLeadership).toBe(false);
  expect(Object.values(texts).flat().filter(Boolean)).toStrictEqual([]);
  expect(Object.values(noPayroll).filter(Boolean)).toStrictEqual([]);
  expect(Object.keys(noPayroll)).toContain('bankAccountNumber');
  expect(Object.keys(texts)).toContain('dateOfBirth');
});
