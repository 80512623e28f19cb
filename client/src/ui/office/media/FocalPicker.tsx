import type { MediaItem } from '@selvedge/shared/media/contract';
import { useRef, type PointerEvent } from 'react';

import { movedBy, pointAt, type Point } from './focal-point.js';
import styles from './FocalPicker.module.css';

const previews = [
  { name: '1:1', ratio: 1 },
  { name: '4:5', ratio: 4 / 5 },
  { name: '16:9', ratio: 16 / 9 },
];

interface FocalPickerProps {
  readonly item: Pick<MediaItem, 'width' | 'height' | 'altText'> & {
    readonly thumbnails: Pick<MediaItem['thumbnails'], 'small' | 'medium'>;
  };
  readonly point: Point;
  /** Returns the `object-position` of the image in a frame of that ratio (width to height). */
  readonly positionIn: (frame: number) => string;
  readonly onPoint: (point: Point) => void;
}

/** Leaves space for the crop previews below a tall image. */
const maxHeightPx = 320;

/** Sets the focal point by pointer or arrow keys, with previews of the crops. */
export function FocalPicker({ item, point, positionIn, onPoint }: FocalPickerProps) {
  const area = useRef<HTMLButtonElement>(null);
  const choose = ({ clientX, clientY, buttons, type }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || (type === 'pointermove' && buttons !== 1)) return;
    onPoint(pointAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  };
  const ratio = item.width / item.height;
  const percent = (part: number) => `${String(Math.round(part * 100))}%`;
  return (
    <div className={styles['picker']}>
      <button
        ref={area}
        type="button"
        className={styles['area']}
        style={{
          aspectRatio: ratio,
          width: `min(100%, ${String(maxHeightPx * ratio)}px)`,
        }}
        aria-label={`Focal point: ${percent(point.x)} across, ${percent(point.y)} down. Arrow keys move it.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          choose(event);
        }}
        onPointerMove={choose}
        onKeyDown={(event) => {
          const moved = movedBy(event.key, event.shiftKey, point);
          if (moved === undefined) return;
          event.preventDefault();
          onPoint(moved);
        }}
      >
        <img src={item.thumbnails.medium} alt={item.altText} draggable={false} />
        <span
          className={styles['mark']}
          style={{ left: percent(point.x), top: percent(point.y) }}
          aria-hidden
        />
      </button>
      <Previews item={item} positionIn={positionIn} />
    </div>
  );
}

function Previews({ item, positionIn }: Pick<FocalPickerProps, 'item' | 'positionIn'>) {
  return (
    <ul className={styles['previews']} aria-label="Crops with this focal point">
      {previews.map(({ name, ratio }) => (
        <li key={name} style={{ flex: ratio }}>
          <img
            src={item.thumbnails.small}
            alt=""
            style={{
              aspectRatio: ratio,
              objectPosition: positionIn(ratio),
            }}
          />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
