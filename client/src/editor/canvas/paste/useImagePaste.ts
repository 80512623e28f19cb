import { useEffect, useEffectEvent } from 'react';

import { hasFiles, imageFilesIn } from './pasted-files.js';
import type { ImageUploads } from './useImageUploads.js';
import { itemOfPicture } from '../../palette/picture-item.js';
import { isTyping } from '../../session/is-typing.js';
import type { PageEditor } from '../../session/usePageEditor.js';

/**
 * An image file that is pasted or dropped while no text is edited becomes an image block after the
 * selected one, or at the end.
 */
export function useImagePaste({ mayEdit, put }: PageEditor, { send }: ImageUploads): void {
  const place = (files: readonly File[]): void => {
    void Promise.all(files.map(send)).then((items) => {
      const blocks = items.flatMap((item) =>
        item === undefined ? [] : itemOfPicture(item).make(),
      );
      if (blocks.length > 0) put(blocks);
    });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || !mayEdit) return;
    const files = imageFilesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    place(files);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    // The browser would open the file in place of the editor.
    event.preventDefault();
    if (event.type === 'drop' && mayEdit) place(imageFilesIn(event.dataTransfer));
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drop);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drop);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
