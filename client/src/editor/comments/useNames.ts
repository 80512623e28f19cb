import { useId, useState } from 'react';

import {
  mentionAt,
  matching,
  insertMention,
  type MentionQuery,
  type Mentionable,
} from './draft.js';

const offered = 6;

/**
 * Suggests people for the name after an `@`. `onCalled` receives the draft with the chosen name
 * inserted.
 */
export function useNames(
  draft: string,
  people: readonly Mentionable[],
  onCalled: (draft: string, cursor: number) => void,
) {
  const id = useId();
  const [mention, setMention] = useState<MentionQuery>();
  const [chosen, setChosen] = useState(0);
  const found = mention === undefined ? [] : matching(mention.query, people).slice(0, offered);
  const at = Math.min(chosen, found.length - 1);
  const close = (): void => {
    setMention(undefined);
  };
  const call = (person: Mentionable | undefined): void => {
    if (mention === undefined || person === undefined) return;
    const called = insertMention(draft, mention, person);
    close();
    onCalled(called.draft, called.cursor);
  };
  const goBy = (step: number): void => {
    setChosen((at + step + found.length) % found.length);
  };
  const isOpen = found.length > 0;
  return {
    ...{ id, found, at, call },
    /** ARIA props of the text field. */
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${String(at)}` : undefined,
      onBlur: close,
    } as const,
    look: (value: string, cursor: number): void => {
      setMention(mentionAt(value, cursor));
      setChosen(0);
    },
    /** Handles keys for the suggestion list; returns whether the key was used. */
    press: (key: string): boolean => {
      if (!isOpen) return false;
      if (key === 'ArrowDown') goBy(1);
      else if (key === 'ArrowUp') goBy(-1);
      else if (key === 'Enter' || key === 'Tab') call(found[at]);
      else if (key === 'Escape') close();
      else return false;
      return true;
    },
  };
}

export type OfferedNames = ReturnType<typeof useNames>;
