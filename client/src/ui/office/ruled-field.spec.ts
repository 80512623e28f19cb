import { payrollRules } from '@selvedge/shared/staff/payroll/payroll-rules';
import { profileRules } from '@selvedge/shared/staff/profile/profile-rules';

import { longestOf } from './RuledField.js';

it('a ruled field takes as many letters as its rule does, and one that has none more than it needs', () => {
  expect(longestOf(profileRules.mission)).toBe(200);
  expect(longestOf(payrollRules.bankAccountName)).toBe(70);
  expect(longestOf(payrollRules.sortCode)).toBe(130);
});
