import { DASHBOARD_PERMISSIONS } from './codes.js';
import { heldByStaff, heldInStore } from './roles.js';

describe('what somebody holds', () => {
  it('is everything in the dashboard of the store that is theirs, else what was granted', () => {
    expect([...heldInStore('owner', [])]).toEqual([...DASHBOARD_PERMISSIONS]);
    expect([...heldInStore('member', ['orders'])]).toEqual(['orders']);
    expect([...heldInStore('member', [])]).toEqual([]);
  });

  it('is what was granted to staff, and every dashboard for who looks after stores', () => {
    expect([...heldByStaff(['orders-view'])]).toEqual(['orders-view']);
    expect([...heldByStaff(['stores'])].sort()).toEqual(
      ['stores', ...DASHBOARD_PERMISSIONS].sort(),
    );
    expect([...heldByStaff([])]).toEqual([]);
  });
});
