import type { InboxThread } from '@selvedge/shared/page-comments/contract';

import { isUnread, markSeen, seenUntil } from './unread.js';

const thread = (...comments: readonly (readonly [at: string, isOwn: boolean])[]): InboxThread => ({
  ...{ id: 't', blockId: 'b', resolved: null, isMention: false, page: { id: 1, title: 'Home' } },
  comments: comments.map(([at, isOwn]) => ({
    ...{ id: at, author: 'customer:7', text: 'Well', at, editedAt: null, isOwn },
  })),
});

describe('unread comments', () => {
  const [theirs, mine] = [thread(['2026-01-02', false]), thread(['2026-01-03', true])];

  it('are those of others since the last visit', () => {
    expect([theirs, mine].map((one) => isUnread(one, ''))).toStrictEqual([true, false]);
    expect(isUnread(theirs, '2026-01-02')).toBe(false);
    expect(isUnread(thread(['2026-01-04', false], ['2026-01-05', true]), '2026-01-03')).toBe(true);
  });

  it('are stored per user, and the time of the last visit never moves back', () => {
    const held = new Map<string, string>();
    const storage = {
      get: (key: string) => held.get(key) ?? null,
      set: (key: string, value: string) => {
        held.set(key, value);
      },
    };
    markSeen(storage, 'customer:7', [theirs, mine]);
    expect([seenUntil(storage, 'customer:7'), seenUntil(storage, 'customer:8')]).toStrictEqual([
      '2026-01-03',
      '',
    ]);
    markSeen(storage, 'customer:7', [theirs]);
    expect(seenUntil(storage, 'customer:7')).toBe('2026-01-03');
  });

  it('are all comments if the browser cannot store anything', () => {
    const storage = {
      get: () => null,
      set: () => {
        throw new Error('The storage is full.');
      },
    };
    markSeen(storage, 'customer:7', [theirs]);
    expect(isUnread(theirs, seenUntil(storage, 'customer:7'))).toBe(true);
  });
});
