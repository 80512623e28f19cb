import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import { GARMENTS, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';

import { designPicture, garmentPicture } from './MockupPreview.js';
import { QueuedPicture } from './panels/QueuedPicture.js';
import styles from './Tiles.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface TilesProps<Choice extends string> {
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** Whether the tiles are the main content of the screen. */
  readonly isLarge?: boolean;
}

/** Radio tiles with every garment on offer. */
export function GarmentTiles({ chosen, onChoose, isLarge = false }: TilesProps<GarmentName>) {
  return (
    <div className={css('tiles', isLarge && 'large')} role="radiogroup" aria-label="Garment">
      {GARMENTS.map((garment) => (
        <label key={garment} className={css('tile')}>
          <input
            type="radio"
            name="garment"
            checked={chosen === garment}
            onChange={() => {
              onChoose(garment);
            }}
          />
          <QueuedPicture src={garmentPicture(garment)} />
          {GARMENT_OFFERS[garment].title}
        </label>
      ))}
    </div>
  );
}

/** Radio tiles for the design: a built-in design or the store's own image. */
export function DesignTiles(
  props: TilesProps<string> & {
    readonly designs: readonly string[];
    /** Accessible name of an own image. */
    readonly own: string;
  },
) {
  const { designs, own, chosen, onChoose, isLarge = false } = props;
  return (
    <div className={css('tiles', isLarge ? 'large' : 'many')} role="radiogroup" aria-label="Design">
      {designs.map((design) => (
        <label key={design} className={css('tile')} title={isLarge ? undefined : design}>
          <input
            type="radio"
            name="design"
            aria-label={isDesign(design) ? design.replaceAll('-', ' ') : own}
            checked={chosen === design}
            onChange={() => {
              onChoose(design);
            }}
          />
          <QueuedPicture src={designPicture(design)} />
        </label>
      ))}
    </div>
  );
}
