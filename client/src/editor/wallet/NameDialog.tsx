import { maxSnippetName } from '@selvedge/shared/page-snippets/names';
import { useState } from 'react';

import { Confirm } from '../../ui/office/popups/Confirm.js';
import { TextField } from '../../ui/office/TextField.js';

/** Asks for the name of a saved block. */
export function NameDialog(props: {
  readonly title: string;
  readonly start: string;
  readonly isPending: boolean;
  /** Undefined if the user cancels. */
  readonly onName: (name: string | undefined) => void;
}) {
  const { title, start, isPending, onName } = props;
  const [name, setName] = useState(start);
  const typed = name.trim();
  return (
    <Confirm
      title={title}
      yes="Save"
      isPending={isPending}
      isIncomplete={typed === ''}
      onAnswer={(answer) => {
        onName(answer ? typed : undefined);
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') onName(typed);
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={maxSnippetName}
          autoFocus
          onChange={setName}
          onFocus={({ currentTarget }) => {
            if (currentTarget instanceof HTMLInputElement) currentTarget.select();
          }}
        />
      </form>
    </Confirm>
  );
}
