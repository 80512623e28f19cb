import { arrivals } from './arrivals.js';

describe('arrivals', () => {
  const [old, fresh] = [
    { recipientId: 'a', openedAt: null },
    { recipientId: 'b', openedAt: null },
  ];

  it('returns only notifications that are new since the last call', () => {
    expect(arrivals(undefined, [old, fresh])).toStrictEqual([]);
    expect(arrivals(new Set(['a']), [fresh, old])).toStrictEqual([fresh]);
    expect(arrivals(new Set(['a', 'b']), [fresh, old])).toStrictEqual([]);
  });

  it('leaves out notifications that were read in another window', () => {
    const read = { ...fresh, openedAt: '2026-11-05T10:00:00.000Z' };
    expect(arrivals(new Set(['a']), [read, old])).toStrictEqual([]);
  });
});
