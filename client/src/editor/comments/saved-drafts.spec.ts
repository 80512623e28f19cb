import { saveDraft, savedDraft } from './saved-drafts.js';

function browser(isFull = false) {
  const held = new Map<string, string>();
  return {
    held,
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: string) => {
      if (isFull) throw new Error('The storage is full.');
      held.set(key, value);
    },
    remove: (key: string) => {
      held.delete(key);
    },
  };
}

describe('saved comment drafts', () => {
  it('are stored per place until they are sent or discarded', () => {
    const storage = browser();
    saveDraft(storage, 'customer:7 block', 'Too lo');
    expect(savedDraft(storage, 'customer:7 block')).toBe('Too lo');
    expect(savedDraft(storage, 'customer:8 block')).toBe('');
    saveDraft(storage, 'customer:7 block', '');
    expect([savedDraft(storage, 'customer:7 block'), storage.held.size]).toStrictEqual(['', 0]);
  });

  it('are skipped if the browser storage is full', () => {
    const storage = browser(true);
    saveDraft(storage, 'block', 'Too loud');
    expect(savedDraft(storage, 'block')).toBe('');
  });
});
