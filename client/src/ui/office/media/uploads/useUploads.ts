import { problemOf } from '@selvedge/shared/forms/field-rules';
import type { MediaItem } from '@selvedge/shared/media/contract';
import { maxMediaBytes, mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';
import { messages } from '@selvedge/shared/messages';
import { useEffect, useRef, useState } from 'react';

import { uploadMedia, type Transfer } from './upload.js';

/** Upload in progress. `part` is the sent fraction, 0 to 1. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  readonly part: number;
  readonly error?: string;
}

const atOnce = 2;
/**
 * Some browsers report no type for a file; its name decides then. The server checks the content.
 */
const acceptedTypes = /^(?:image\/(?:png|jpeg|webp|svg\+xml)|video\/mp4)$/;
const fileRules = [['ext', mediaFormats]] as const;

/** Upload queue with two transfers at a time; `onUploaded` is called for each finished one. */
export function useUploads(onUploaded: (item: MediaItem) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const transfers = useRef(new Map<string, Transfer>());

  const change = (id: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  };

  const send = ({ id, file }: Upload) => {
    const transfer = uploadMedia(file, (part) => {
      change(id, { part });
    });
    transfers.current.set(id, transfer);
    change(id, { state: 'sending', part: 0 });
    transfer.done
      .then(
        (item) => {
          change(id, { state: 'done', part: 1 });
          onUploaded(item);
        },
        (error: unknown) => {
          change(id, { state: 'failed', error: messageOf(error) });
        },
      )
      .finally(() => transfers.current.delete(id));
  };

  // Transfers live outside React; one starts whenever a slot is free.
  useEffect(() => {
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length;
    const waiting = uploads.filter(
      ({ id, state }) => state === 'waiting' && !transfers.current.has(id),
    );
    for (const upload of waiting.slice(0, Math.max(0, free))) send(upload);
  });

  return {
    uploads,
    add: (files: readonly File[]) => {
      setUploads((all) => [...all, ...files.map(uploadOf)]);
    },
    cancel: (id: string) => {
      transfers.current.get(id)?.cancel();
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    retry: (id: string) => {
      change(id, { state: 'waiting', part: 0 });
    },
    clear: () => {
      setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending'));
    },
  };
}

/** Files that the server would refuse are not sent. */
function uploadOf(file: File): Upload {
  const upload = { id: crypto.randomUUID(), file, part: 0 };
  const misnamed = acceptedTypes.test(file.type) ? undefined : problemOf(file.name, fileRules);
  const error = misnamed ?? (file.size > maxMediaBytes ? mediaTooLarge : undefined);
  return error === undefined
    ? { ...upload, state: 'waiting' }
    : { ...upload, state: 'failed', error };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : messages.somethingWrongTryAgain;
}
