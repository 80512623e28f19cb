import { useState } from 'react';

/** A draft as it was kept, how it is changed, and how it is forgotten once it is decided. */
type KeptDraft<Draft> = readonly [Draft, (draft: Draft) => void, () => void];

/**
 * What is only typed so far: it stays in this browser until it is decided. `isSound` says whether what
 * was kept, which an older version of the product may have written, is still a draft.
 */
export function useKeptDraft<Draft extends object>(
  key: string,
  start: Draft,
  isSound: (draft: Draft) => boolean = () => true,
): KeptDraft<Draft> {
  const name = `selvedge-${key}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = keptIn(read(name), start);
    return isSound(kept) ? kept : start;
  });
  const change = (next: Draft) => {
    setDraft(next);
    write(name, JSON.stringify(next));
  };
  const forget = () => {
    write(name, null);
  };
  return [draft, change, forget];
}

/** Of what was kept the fields that are still of the same kind; the others begin anew. */
export function keptIn<Draft extends object>(text: string, start: Draft): Draft {
  const kept = parsed(text);
  const begun: readonly (readonly [string, unknown])[] = Object.entries(start);
  const fields = begun.map(([field, value]) => {
    const before = kept[field];
    return [field, typeof before === typeof value ? before : value];
  });
  // Each field is of the kind that the draft has under this name.
  return Object.fromEntries(fields) as Draft;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Somebody else wrote it: the draft begins anew.
    return {};
  }
}

/** For a browser that keeps nothing: what is typed lasts as long as the page. */
const inMemory = new Map<string, string>();

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name) ?? '';
  } catch {
    return inMemory.get(name) ?? '';
  }
}

function write(name: string, text: string | null): void {
  inMemory.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) inMemory.set(name, text);
  }
}
