import { copiedBlock } from '@selvedge/shared/pages/live/copied-block';
import { useState } from 'react';

import { NameDialog } from './NameDialog.js';
import { saveSnippet } from './snippets.api.js';
import { useSnippetChange } from './useSnippets.js';
import type { OpenPage } from '../session/useOpening.js';

/** Saves a block with everything inside it, for reuse on any page of the store. */
export function SaveForLater(props: {
  readonly page: OpenPage;
  readonly block: string;
  /** Suggested name. */
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { page, block, title, onClose } = props;
  // The id is the same for each retry, because the server saves an id only once.
  const [id] = useState(() => crypto.randomUUID());
  const { isPending, mutate } = useSnippetChange(page.division, {
    send: (name: string) =>
      saveSnippet(page.division, { id, name, block: copiedBlock(page.session.doc, block) }),
    done: 'Saved for later. Find it under “Add”.',
  });
  return (
    <NameDialog
      title="Save this block for later"
      start={title}
      isPending={isPending}
      onName={(name) => {
        if (name === undefined) onClose();
        else mutate(name, { onSuccess: onClose });
      }}
    />
  );
}
