import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { PaletteItem } from './palette-items.js';
import { itemOfPicture } from './picture-item.js';
import { Button } from '../../ui/office/Button.js';
import { later } from '../../ui/office/later.js';

const Library = later(async () => (await import('../inspector/pictures/library.js')).Library);

/** Adds an image from the library as a block (EDT-019). */
export function LibraryPicture({ onAdd }: { readonly onAdd: (item: PaletteItem) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        <Images size={16} aria-hidden /> Image from library
      </Button>
      {isOpen && (
        <Suspense>
          <Library
            accept="image"
            onClose={close}
            onChoose={(item) => {
              close();
              onAdd(itemOfPicture(item));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
