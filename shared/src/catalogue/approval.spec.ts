import { APPROVAL_STATUSES, approvalText } from './approval.js';

describe('moderation status texts', () => {
  it('CAT-009 match the specification', () => {
    expect(APPROVAL_STATUSES.map(approvalText)).toStrictEqual([
      'Approved',
      'Denied',
      'Not modded yet',
      'No approval item',
    ]);
  });
});
