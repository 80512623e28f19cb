import type { MediaItem } from '@selvedge/shared/media/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './BulkBar.module.css';
import { DeleteDialog } from './panel/DeleteDialog.js';
import { Form } from '../../ui/office/Form.js';
import { tagMany } from '../../ui/office/media/media.api.js';
import { useMediaRefresh } from '../../ui/office/media/useMedia.js';
import { Button } from '../../ui/office/Button.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** Bulk actions for the selected files. */
export function BulkBar(props: {
  items: readonly MediaItem[];
  onSelect: (uuids: ReadonlySet<string>) => void;
  onDeleted: (uuids: readonly string[]) => void;
}) {
  const { items, onSelect, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className={styles['bar']} aria-label="Selected files">
      <strong role="status">{items.length} selected</strong>
      <TagForm items={items} />
      <Button
        kind="danger"
        onPress={() => {
          setDeleting(true);
        }}
      >
        Delete
      </Button>
      <Button
        onPress={() => {
          onSelect(new Set());
        }}
      >
        Clear selection
      </Button>
      <DeleteDialog
        items={items}
        isOpen={isDeleting}
        onClose={() => {
          setDeleting(false);
        }}
        onDeleted={onDeleted}
      />
    </section>
  );
}

function TagForm({ items }: { items: readonly MediaItem[] }) {
  const refresh = useMediaRefresh();
  const notify = useSnackbar();
  const tag = useMutation({
    mutationFn: (add: string) =>
      tagMany({ uuids: items.map(({ uuid }) => uuid), add: [add], remove: [] }),
    onSuccess: async (changed, add) => {
      notify(`${String(changed.length)} tagged “${add}”`);
      await refresh(changed.map(({ uuid }) => uuid));
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return (
    <Form
      className={styles['tag']}
      // A single visible word needs no warning on leaving.
      isDirty={false}
      onSend={(form) => {
        const typed = new FormData(form).get('tag');
        if (typeof typed !== 'string' || typed.trim() === '') return;
        tag.mutate(typed.trim());
        form.reset();
      }}
    >
      <input
        name="tag"
        className={sharedStyle('input')}
        aria-label="Tag for the selected files"
        placeholder="Tag"
        maxLength={40}
      />
      <Button type="submit" isPending={tag.isPending}>
        Add tag
      </Button>
    </Form>
  );
}
