import { APPROVAL_STATUSES, approvalText } from './approval.js';

describe('the words for what moderation said', () => {
  it('CAT-009 are those of the specification', () => {
    expect(APPROVAL_STATUSES.map(approvalText)).toStrictEqual([
      'Approved',
      'Denied',
      'Not modded yet',
      'No approval item',
    ]);
  });
});
