import type { Product } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { mockupImages } from '@selvedge/shared/products/admin/mockup-images';
import { ImagePlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import styles from './PicturesPanel.module.css';
import { PictureList } from './PictureList.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';

/** Images of each colour, in shop order. */
export function PicturesPanel({ product }: { product: Product }) {
  const { control, setValue, getFieldState, formState } = useFormContext<ProductForm>();
  const colours = useWatch({ control, name: 'colours' });
  const [chosen, setChosen] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const at = Math.min(chosen, colours.length - 1);
  const colour = colours[at];
  if (colour === undefined) return null;
  const set = (images: typeof colour.images) => {
    setValue(`colours.${at}.images`, images, { shouldDirty: true, shouldValidate: true });
  };
  const error = getFieldState(`colours.${at}.images`, formState).error?.message;
  return (
    <Panel title="Images" text="Drag an image to move it, or use the arrows below it.">
      <ColourTabs colours={colours} chosen={at} onChoose={setChosen} />
      <PictureList key={colour.name} images={colour.images} onImages={set} />
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <div className={styles['actions']}>
        <Button
          onPress={() => {
            setPicking(true);
          }}
        >
          <ImagePlus size={16} aria-hidden /> Add from library
        </Button>
        <MockupButton product={product} colour={colour} onImages={set} />
      </div>
      <MediaPicker
        isOpen={isPicking}
        accept="image"
        onClose={() => {
          setPicking(false);
        }}
        onChoose={({ uuid, altText, name, thumbnails }) => {
          const [original = ''] = thumbnails.original.split('?');
          set([
            ...colour.images,
            {
              id: `${uuid}-${crypto.randomUUID().slice(0, 8)}`,
              original,
              altText: altText || name,
            },
          ]);
          setPicking(false);
        }}
      />
    </Panel>
  );
}

function ColourTabs(props: {
  colours: ProductForm['colours'];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const { colours, chosen, onChoose } = props;
  return (
    <div className={styles['colours']} role="group" aria-label="Colour of the images">
      {colours.map(({ name, hex, images }, index) => (
        <button
          key={name}
          type="button"
          className={styles['colour']}
          aria-pressed={index === chosen}
          onClick={() => {
            onChoose(index);
          }}
        >
          <span className={styles['swatch']} style={{ background: hex }} aria-hidden />
          {name} <small>{images.length}</small>
        </button>
      ))}
    </div>
  );
}

/**
 * Restores the generated mock-ups in front of the other images; hidden for products without a
 * garment.
 */
function MockupButton(props: {
  product: Product;
  colour: ProductForm['colours'][number];
  onImages: (images: ProductForm['colours'][number]['images']) => void;
}) {
  const { product, colour, onImages } = props;
  const { getValues } = useFormContext<ProductForm>();
  const { garment, designs } = product;
  if (garment === null) return null;
  const make = () => {
    const made = mockupImages({ name: getValues('name'), garment, designs }, colour);
    const remaining = colour.images.filter(({ id }) => !made.some((image) => image.id === id));
    onImages([
      ...made.map(({ id, original, altText }) => ({ id, original, altText })),
      ...remaining,
    ]);
  };
  return (
    <Button onPress={make}>
      <RefreshCw size={15} aria-hidden /> Regenerate mock-ups
    </Button>
  );
}
