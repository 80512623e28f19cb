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
    const kept = browser();
    saveDraft(kept, 'customer:7 block', 'Too lo');
    expect(savedDraft(kept, 'customer:7 block')).toBe('Too lo');
    expect(savedDraft(kept, 'customer:8 block')).toBe('');
    saveDraft(kept, 'customer:7 block', '');
    expect([savedDraft(kept, 'customer:7 block'), kept.held.size]).toStrictEqual(['', 0]);
  });

  it('is written on where the browser keeps nothing', () => {
    const kept = browser(true);
    saveDraft(kept, 'block', 'Too loud');
    expect(savedDraft(kept, 'block')).toBe('');
  });
});
