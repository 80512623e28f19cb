import { approvalsSearchIn } from './approvals-search.js';

it('CAT-030 the address names the approval status; unknown ones are dropped', () => {
  expect(approvalsSearchIn({ approval: 'denied', page: 2 })).toStrictEqual({ approval: 'denied' });
  expect(approvalsSearchIn({ approval: 'maybe' })).toStrictEqual({});
  expect(approvalsSearchIn({})).toStrictEqual({});
});
