import { ORDER_STATUSES } from '@selvedge/shared/orders/order-status';

import { groupsOf } from './status-groups.js';

describe('groups of order statuses', () => {
  it('hold every status once, in five groups', () => {
    const groups = groupsOf(Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1])));
    expect(groups).toHaveLength(5);
    expect(groups.flatMap(({ statuses }) => statuses).toSorted()).toStrictEqual(
      [...ORDER_STATUSES].toSorted(),
    );
  });

  it('add up their statuses, and leave out those without orders', () => {
    expect(groupsOf({ paid: 2, processing: 3, complete: 0, issue: 1 })).toStrictEqual([
      { name: 'In production', orders: 5, statuses: ['paid', 'processing'] },
      { name: 'With a problem', orders: 1, statuses: ['issue'] },
    ]);
    expect(groupsOf({})).toStrictEqual([]);
  });
});
