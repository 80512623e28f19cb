import { keepRecent, recentIds } from './recent-items.js';

function device() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
}

describe('recent palette items', () => {
  it('are the last four different ones, newest first', () => {
    const storage = device();
    for (const id of ['row', 'text', 'image', 'row', 'quote', 'tag']) keepRecent(storage, id);
    expect(recentIds(storage)).toStrictEqual(['tag', 'quote', 'row', 'image']);
  });

  it.each(['', '{', '{"a":1}', 'null', '[1, null]'])(
    'are empty if the stored value is %j',
    (text) => {
      expect(recentIds({ get: () => text })).toStrictEqual([]);
    },
  );

  it('are unchanged if the device storage is full', () => {
    const full = { get: () => '["row"]', set: () => void JSON.parse('no room') };
    expect(() => {
      keepRecent(full, 'text');
    }).not.toThrow();
  });
});
