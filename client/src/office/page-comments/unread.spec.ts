import type { InboxThread } from '@selvedge/shared/page-comments/contract';

import { isUnread, keepSeen, seenUntil } from './unread.js';

const thread = (...comments: readonly (readonly [at: string, isOwn: boolean])[]): InboxThread => ({
  ...{ id: 't', blockId: 'b', resolved: null, isMention: false, page: { id: 1, title: 'Home' } },
  comments: comments.map(([at, isOwn]) => ({
    ...{ id: at, author: 'customer:7', text: 'Well', at, editedAt: null, isOwn },
  })),
});

describe('what is new in the inbox of comments', () => {
  const [theirs, mine] = [thread(['2026-01-02', false]), thread(['2026-01-03', true])];

  it('is what others said since somebody looked', () => {
    expect([theirs, mine].map((one) => isUnread(one, ''))).toStrictEqual([true, false]);
    expect(isUnread(theirs, '2026-01-02')).toBe(false);
    expect(isUnread(thread(['2026-01-04', false], ['2026-01-05', true]), '2026-01-03')).toBe(true);
  });

  it('is kept for each person, and never goes back', () => {
    const held = new Map<string, string>();
    const storage = {
      get: (key: string) => held.get(key) ?? null,
      set: (key: string, value: string) => {
        held.set(key, value);
      },
    };
    keepSeen(storage, 'customer:7', [theirs, mine]);
    expect([seenUntil(storage, 'customer:7'), seenUntil(storage, 'customer:8')]).toStrictEqual([
      '2026-01-03',
      '',
    ]);
    keepSeen(storage, 'customer:7', [theirs]);
    expect(seenUntil(storage, 'customer:7')).toBe('2026-01-03');
  });

  it('is all of it where the browser keeps nothing', () => {
    const storage = {
      get: () => null,
      set: () => {
        throw new Error('There is no room.');
      },
    };
    keepSeen(storage, 'customer:7', [theirs]);
    expect(isUnread(theirs, seenUntil(storage, 'customer:7'))).toBe(true);
  });
});
