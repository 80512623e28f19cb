import { copiedText, type CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import { storeCopied, storedCopies } from './stored-copies.js';

/** Storage that refuses values longer than the specification permits, and a limited total. */
function memory(quota = Infinity) {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const used = [...stored.values()].reduce((sum, { length }) => sum + length, 0);
      if (used + value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      expect(value.length).toBeLessThanOrEqual(16_384);
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}

function block(text: string): CopiedBlock {
  const texts = { html: text };
  return { type: 'text', size: 12, isPublished: true, properties: {}, texts, items: [] };
}

describe('stored copies', () => {
  it.each([10, 16_300, 16_384, 100_000])(
    'UTL-010 return a block with a text of %d characters, from values of the permitted length',
    (length) => {
      const tab = memory();
      const copied = [block('x'.repeat(length))];
      storeCopied(copiedText(copied), tab);
      expect(storedCopies(tab)).toStrictEqual(copied);
    },
  );

  it('return the last copy only, without parts of a longer one before', () => {
    const tab = memory();
    storeCopied(copiedText([block('x'.repeat(100_000))]), tab);
    storeCopied(copiedText([block('short')]), tab);
    expect(storedCopies(tab)).toStrictEqual([block('short')]);
    expect(tab.stored.size).toBe(1);
  });

  it('are empty after a copy that exceeds the quota', () => {
    const tab = memory(50_000);
    storeCopied(copiedText([block('before')]), tab);
    storeCopied(copiedText([block('x'.repeat(100_000))]), tab);
    expect(storedCopies(tab)).toStrictEqual([]);
  });
});
