import type { ProductFormImage } from '@selvedge/shared/products/admin/form/colours/contract';
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react';
import { useState, type DragEvent } from 'react';

import { moved } from '../moved.js';
import { pictureLink } from '../pictures.js';
import styles from './PicturesPanel.module.css';
import { sharedStyle } from '../../../ui/office/shared-style.js';
import { hidden } from '../../../ui/office/hidden.js';

/** Image list with drag and drop, move buttons, alt texts and removal. */
export function PictureList(props: {
  images: readonly ProductFormImage[];
  onImages: (images: ProductFormImage[]) => void;
}) {
  const { images, onImages } = props;
  const { dragged, announcement, move, dragOf } = useOrdering(images, onImages);
  return (
    <>
      <ol className={styles['pictures']} aria-label="Images in order">
        {images.map((image, index) => (
          <li
            key={image.id}
            className={styles['picture']}
            data-dragged={dragged === index}
            draggable
            {...dragOf(index)}
          >
            <Picture
              image={image}
              index={index}
              isLast={index === images.length - 1}
              onMove={(by) => {
                move(index, index + by);
              }}
              onAltText={(altText) => {
                onImages(images.map((one, place) => (place === index ? { ...one, altText } : one)));
              }}
              onRemove={() => {
                onImages(images.filter((_, place) => place !== index));
              }}
            />
          </li>
        ))}
      </ol>
      <p className={hidden} role="status">
        {announcement}
      </p>
    </>
  );
}

/** Moves images by drag or button, and announces the new position to screen readers. */
function useOrdering(
  images: readonly ProductFormImage[],
  onImages: (images: ProductFormImage[]) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    onImages(moved(images, from, to));
    setAnnouncement(`Image moved to position ${String(to + 1)} of ${String(images.length)}`);
  };
  const dragOf = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragEnd: () => {
      setDragged(undefined);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, index);
      setDragged(undefined);
    },
  });
  return { dragged, announcement, move, dragOf };
}

function Picture(props: {
  image: ProductFormImage;
  index: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onAltText: (text: string) => void;
  onRemove: () => void;
}) {
  const { image, index, isLast, onMove, onAltText, onRemove } = props;
  const place = `image ${String(index + 1)}`;
  return (
    <>
      <div className={styles['frame']}>
        <img src={pictureLink(image.original, 480)} alt={image.altText} draggable={false} />
        <GripVertical size={18} aria-hidden className={styles['grip']} />
        {index === 0 && <span className={styles['first']}>First</span>}
      </div>
      <input
        className={styles['alt']}
        aria-label={`Alt text of ${place}`}
        placeholder="Alt text"
        maxLength={300}
        value={image.altText}
        onChange={(event) => {
          onAltText(event.currentTarget.value);
        }}
      />
      <Tools place={place} index={index} isLast={isLast} onMove={onMove} onRemove={onRemove} />
    </>
  );
}

function Tools(props: {
  place: string;
  index: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { place, index, isLast, onMove, onRemove } = props;
  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className={sharedStyle('icon')}
        aria-label={`Move ${place} earlier`}
        disabled={index === 0}
        onClick={() => {
          onMove(-1);
        }}
      >
        <ArrowLeft size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={sharedStyle('icon')}
        aria-label={`Move ${place} later`}
        disabled={isLast}
        onClick={() => {
          onMove(1);
        }}
      >
        <ArrowRight size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={sharedStyle('icon')}
        aria-label={`Remove ${place}`}
        onClick={onRemove}
      >
        <Trash2 size={15} aria-hidden />
      </button>
    </div>
  );
}
