import { DeferredEvictions } from './deferred-evictions.js';

const projection = 'sales';
const division = 7;

describe('deferred evictions', () => {
  let evicted: [number, readonly string[]][];
  let deferred: DeferredEvictions;
  beforeEach(() => {
    evicted = [];
    deferred = new DeferredEvictions((...one) => evicted.push(one));
  });

  const change = (position: number, ...tags: readonly string[]) => {
    deferred.defer(projection, { division, position }, tags);
  };
  const reach = (position: number, where = division) => {
    deferred.reached({ projection, division: where, position });
  };

  it('evict when the projection reaches the change', () => {
    change(5, 'bestsellers');
    reach(4);
    expect(evicted).toStrictEqual([]);
    expect(deferred.pending()).toStrictEqual([{ projection, division }]);
    reach(5);
    expect(evicted).toStrictEqual([[division, ['bestsellers']]]);
    expect(deferred.pending()).toStrictEqual([]);
  });

  it('evict at once if the projection is already further', () => {
    reach(9);
    change(5, 'bestsellers');
    expect(evicted).toStrictEqual([[division, ['bestsellers']]]);
    expect(deferred.pending()).toStrictEqual([]);
  });

  it('wait for the projection of their own division', () => {
    change(5, 'bestsellers');
    reach(9, division + 1);
    deferred.reached({ projection: 'views', division, position: 9 });
    expect(evicted).toStrictEqual([]);
  });

  it('evict at each step while changes continue', () => {
    for (const position of [1, 2, 3, 4]) change(position, 'bestsellers');
    for (const position of [2, 3, 4, 5]) reach(position);
    expect(evicted).toHaveLength(3);
    expect(deferred.pending()).toStrictEqual([]);
  });

  it('evict each tag for its own change, in any order', () => {
    change(8, 'late');
    change(3, 'early');
    change(6, 'early');
    change(2, 'early');
    reach(2);
    reach(6);
    reach(8);
    expect(evicted).toStrictEqual([
      [division, ['early']],
      [division, ['early']],
      [division, ['late']],
    ]);
  });

  it('do not evict again when a projection reports the same position', () => {
    change(3, 'bestsellers');
    reach(5);
    reach(2);
    change(4, 'bestsellers');
    expect(evicted).toHaveLength(2);
    expect(deferred.pending()).toStrictEqual([]);
  });
});
