import { keepRecent, recentIds } from './recent-items.js';

function device() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
}

describe('what was used recently on this device', () => {
  it('is the last four, each once, the latest first', () => {
    const storage = device();
    for (const id of ['row', 'text', 'image', 'row', 'quote', 'tag']) keepRecent(storage, id);
    expect(recentIds(storage)).toStrictEqual(['tag', 'quote', 'row', 'image']);
  });

  it.each(['', '{', '{"a":1}', 'null', '[1, null]'])('is nothing where %j is held', (text) => {
    expect(recentIds({ get: () => text })).toStrictEqual([]);
  });

  it('is what it was on a device that has no more room', () => {
    const full = { get: () => '["row"]', set: () => void JSON.parse('no room') };
    expect(() => {
      keepRecent(full, 'text');
    }).not.toThrow();
  });
});
