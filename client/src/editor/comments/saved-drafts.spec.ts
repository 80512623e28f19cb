import { saveDraft, savedDraft } from './saved-drafts.js';

function browser(isFull = false) {
  const held = new Map<string, string>();
  return {
    held,
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: string) => {
      if (isFull) throw new Error('There is no room.');
      held.set(key, value);
    },
    remove: (key: string) => {
      held.delete(key);
    },
  };
}

describe('a comment that is begun', () => {
  it('is kept where it was begun, until it is sent or given up', () => {
    const storage = browser();
    saveDraft(storage, 'customer:7 block', 'Too lo');
    expect(savedDraft(storage, 'customer:7 block')).toBe('Too lo');
    expect(savedDraft(storage, 'customer:8 block')).toBe('');
    saveDraft(storage, 'customer:7 block', '');
    expect([savedDraft(storage, 'customer:7 block'), storage.held.size]).toStrictEqual(['', 0]);
  });

  it('is written on where the browser keeps nothing', () => {
    const storage = browser(true);
    saveDraft(storage, 'block', 'Too loud');
    expect(savedDraft(storage, 'block')).toBe('');
  });
});
