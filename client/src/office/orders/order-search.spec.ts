import { orderSearchIn, queryOf } from './order-search.js';

describe('order search', () => {
  it('takes only known values from the address', () => {
    const search = { flow: 'paper', status: 'paid', priority: 'urgent', sort: 'moved' };
    const days = { from: '2026-11-05', to: '2026-11-06', refund: 'due', late: 'yes', view: 'v-1' };
    const whole = { ...search, ...days, searchTerm: 'ada', division: 3, factory: 'paper' };
    expect(orderSearchIn({ ...whole, colour: 'red' })).toStrictEqual(whole);
    expect(
      orderSearchIn({
        flow: 'cotton',
        status: 'lost',
        priority: 1,
        sort: 'dearest',
        refund: 'never',
        late: 'no',
        from: 'yesterday',
        to: '2026-13-40',
        searchTerm: 7,
        division: -3,
        factory: 1,
        view: 3,
      }),
    ).toStrictEqual({});
  });

  it('converts days to the time zone of the user, including the whole last day', () => {
    const {
      placedFrom = '',
      placedBefore = '',
      ...others
    } = queryOf({
      from: '2026-10-31',
      to: '2026-10-31',
      sort: 'due',
      view: 'v-1',
    });
    expect(others).toStrictEqual({ sort: 'due' });
    expect(new Date(placedFrom).toString()).toContain('Oct 31 2026 00:00:00');
    expect(new Date(placedBefore).toString()).toContain('Nov 01 2026 00:00:00');
  });
});
