import type { MediaDetail } from '@selvedge/shared/media/contract';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';

import { Form } from '../../../ui/office/Form.js';
import { coverPosition, type Point } from '../../../ui/office/media/focal-point.js';
import { FocalPicker } from '../../../ui/office/media/FocalPicker.js';
import { changeMedia } from '../../../ui/office/media/media.api.js';
import { dimensions, fileSize, typeName } from '../../../ui/office/media/media-labels.js';
import { MediaActions } from './MediaActions.js';
import styles from './MediaPanel.module.css';
import { TagField } from './TagField.js';
import { useMediaDetail, useMediaRefresh } from '../../../ui/office/media/useMedia.js';
import { UseList } from './UseList.js';
import { Button } from '../../../ui/office/Button.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { TextField } from '../../../ui/office/TextField.js';

interface PanelProps {
  readonly onClose: () => void;
  readonly onOpen: (uuid: string) => void;
}

/** Details of one image or video, next to the grid. */
export function MediaPanel({ uuid, ...props }: PanelProps & { uuid: string }) {
  const detail = useMediaDetail(uuid);
  return (
    <aside className={styles['panel']} aria-label="Details">
      <IconButton className={styles['close']} aria-label="Close details" onPress={props.onClose}>
        <X size={18} aria-hidden />
      </IconButton>
      {detail.isError && <NotLoaded what="This file" of={detail} />}
      {detail.data !== undefined && <Sheet key={uuid} item={detail.data} {...props} />}
    </aside>
  );
}

function Sheet({ item, onClose, onOpen }: PanelProps & { item: MediaDetail }) {
  const { draft, change, isChanged, save } = useDraft(item);
  return (
    <Form
      className={styles['sheet']}
      isDirty={isChanged}
      isSent={save.isPending}
      lost={`Your changes to ${item.name} are not saved.`}
      onSend={() => {
        save.mutate();
      }}
    >
      <h2 className={styles['title']}>{item.name}</h2>
      {item.kind === 'video' ? (
        <video className={styles['video']} src={item.thumbnails.original} controls muted />
      ) : (
        <FocalPicker
          item={item}
          point={draft.focalPoint}
          positionIn={(frame) => coverPosition(item.width / item.height, frame, draft.focalPoint)}
          onPoint={(focalPoint) => {
            change({ focalPoint });
          }}
        />
      )}
      <Facts item={item} />
      <TextFields draft={draft} change={change} />
      <Button type="submit" kind="primary" isDisabled={!isChanged} isPending={save.isPending}>
        {isChanged ? 'Save changes' : 'Saved'}
      </Button>
      <section className={styles['section']}>
        <h3>Used in</h3>
        {item.uses.length === 0 ? (
          <p className={styles['soft']}>Not used yet</p>
        ) : (
          <UseList uses={item.uses} />
        )}
      </section>
      <MediaActions item={item} onClose={onClose} onOpen={onOpen} />
    </Form>
  );
}

interface Draft {
  readonly name: string;
  readonly altText: string;
  readonly tags: readonly string[];
  readonly focalPoint: Point;
}

/** Unsaved changes to an item. */
function useDraft(item: MediaDetail) {
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const refresh = useMediaRefresh();
  const notify = useSnackbar();
  const { name, altText, tags, focalPoint } = item;
  const saved: Draft = { name, altText, tags, focalPoint };
  const draft: Draft = { ...saved, ...changes };
  const save = useMutation({
    mutationFn: () =>
      changeMedia(item.uuid, {
        ...draft,
        tags: [...draft.tags],
        focalPoint: { ...draft.focalPoint },
      }),
    onSuccess: async () => {
      await refresh([item.uuid]);
      setChanges({});
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    change: (more: Partial<Draft>) => {
      setChanges((before) => ({ ...before, ...more }));
    },
    save,
  };
}

function TextFields({ draft, change }: { draft: Draft; change: (more: Partial<Draft>) => void }) {
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        maxLength={200}
        isRequired
        onChange={(name) => {
          change({ name });
        }}
      />
      <TextField
        label="Alt text"
        value={draft.altText}
        maxLength={500}
        onChange={(altText) => {
          change({ altText });
        }}
      />
      <TagField
        tags={draft.tags}
        onTags={(tags) => {
          change({ tags });
        }}
      />
    </>
  );
}

function Facts({ item }: { item: MediaDetail }) {
  const facts = [
    ['Type', typeName(item)],
    ['Dimensions', dimensions(item)],
    ['Size', fileSize(item.bytes)],
    ['Added', formatDateTime(item.createdAt)],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
