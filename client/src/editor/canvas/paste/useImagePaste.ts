import { useEffect, useEffectEvent } from 'react';

import { imageFilesIn } from './pasted-files.js';
import type { ImageUploads } from './useImageUploads.js';
import { isTyping } from '../../session/is-typing.js';
import type { PageEditor } from '../../session/usePageEditor.js';

/**
 * An image file that is pasted while no text is edited becomes an image block after the selected
 * one, or at the end.
 */
export function useImagePaste({ mayEdit, put }: PageEditor, { send }: ImageUploads): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || !mayEdit) return;
    const files = imageFilesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    void Promise.all(files.map(send)).then(async (items) => {
      const { itemOfPicture } = await import('../../palette/picture-item.js');
      const blocks = items.flatMap((item) =>
        item === undefined ? [] : itemOfPicture(item).make(),
      );
      if (blocks.length > 0) put(blocks);
    });
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, []);
}
