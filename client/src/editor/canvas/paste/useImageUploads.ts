import type { MediaItem } from '@selvedge/shared/media/contract';
import { messages } from '@selvedge/shared/messages';
import { useEffect, useRef, useState } from 'react';

import type { Transfer } from '../../../ui/office/media/uploads/upload.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Upload of a pasted image; `part` is the sent fraction, 0 to 1. */
interface Running {
  readonly id: string;
  readonly part: number;
}

export interface ImageUploads {
  /** Resolves to undefined if the upload failed or was cancelled, after a message. */
  readonly send: (file: File) => Promise<MediaItem | undefined>;
  /** Reports images that the browser cannot read. */
  readonly onRefused: (count: number) => void;
  /** Reports that editing ended before the images could be placed. */
  readonly onUnplaced: () => void;
}

export type UploadState = ImageUploads & {
  readonly running: readonly Running[];
  readonly cancel: () => void;
};

/** Uploads pasted images to the media library. */
export function useImageUploads(): UploadState {
  const notify = useSnackbar();
  const [running, setRunning] = useState<readonly Running[]>([]);
  const transfers = useRef(new Map<string, Transfer>());
  useEffect(() => {
    const all = transfers.current;
    return () => {
      for (const { cancel } of all.values()) cancel();
    };
  }, []);
  const send = async (file: File): Promise<MediaItem | undefined> => {
    const id = crypto.randomUUID();
    try {
      // Loaded on demand: most people never paste an image.
      const { uploadFile } = await import('./upload-file.js');
      setRunning((all) => [...all, { id, part: 0 }]);
      const transfer = uploadFile(file, (part) => {
        setRunning((all) => all.map((one) => (one.id === id ? { id, part } : one)));
      });
      transfers.current.set(id, transfer);
      return await transfer.done;
    } catch (error) {
      const reason = error instanceof Error ? error.message : messages.somethingWrongTryAgain;
      notify(`The image was not pasted: ${reason}`);
      return undefined;
    } finally {
      transfers.current.delete(id);
      setRunning((all) => all.filter((one) => one.id !== id));
    }
  };
  return {
    ...{ send, running },
    onRefused: (count) => {
      const what = count === 1 ? 'An image was' : `${String(count)} images were`;
      notify(
        `${what} not pasted: the browser cannot read files from other programs. Copy and paste each image separately.`,
      );
    },
    onUnplaced: () => {
      notify(
        'The text was closed before the image could be placed. The image is in your media library.',
      );
    },
    cancel: () => {
      for (const transfer of transfers.current.values()) transfer.cancel();
    },
  };
}
