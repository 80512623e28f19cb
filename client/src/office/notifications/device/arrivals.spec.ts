import { arrivals } from './arrivals.js';

describe('what the device shows', () => {
  const [old, fresh] = [
    { recipientId: 'a', openedAt: null },
    { recipientId: 'b', openedAt: null },
  ];

  it('is what came since, and not what was there', () => {
    expect(arrivals(undefined, [old, fresh])).toStrictEqual([]);
    expect(arrivals(new Set(['a']), [fresh, old])).toStrictEqual([fresh]);
    expect(arrivals(new Set(['a', 'b']), [fresh, old])).toStrictEqual([]);
  });

  it('is not what was read in another window', () => {
    const read = { ...fresh, openedAt: '2026-11-05T10:00:00.000Z' };
    expect(arrivals(new Set(['a']), [read, old])).toStrictEqual([]);
  });
});
