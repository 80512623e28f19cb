import { payrollRules } from '@selvedge/shared/staff/payroll/payroll-rules';
import { profileRules } from '@selvedge/shared/staff/profile/profile-rules';

import { longestOf } from './RuledField.js';

it('a rule-checked field accepts as many characters as its rule permits, or the default limit', () => {
  expect(longestOf(profileRules.mission)).toBe(200);
  expect(longestOf(payrollRules.bankAccountName)).toBe(70);
  expect(longestOf(payrollRules.sortCode)).toBe(130);
});
