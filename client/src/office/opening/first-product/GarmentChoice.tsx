import { GARMENTS, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';

import styles from './FirstProductPage.module.css';
import { garmentPicture, QueuedPicture } from '../../products/index.js';

/** What it is printed on: all that the maker has. */
export function GarmentChoice(props: {
  readonly garment: GarmentName;
  readonly onChange: (garment: GarmentName) => void;
}) {
  return (
    <div className={styles['tiles']} role="radiogroup" aria-label="Garment">
      {GARMENTS.map((garment) => (
        <label key={garment} className={styles['tile']}>
          <input
            type="radio"
            name="garment"
            checked={props.garment === garment}
            onChange={() => {
              props.onChange(garment);
            }}
          />
          <QueuedPicture src={garmentPicture(garment)} />
          {GARMENT_OFFERS[garment].title}
        </label>
      ))}
    </div>
  );
}
