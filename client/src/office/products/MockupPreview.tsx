import { GARMENT_COLOURS, hexOf } from '@selvedge/shared/catalogue/garments/garment-colours';
import {
  GARMENT_SIDES,
  mockupPath,
  PLAIN,
  type GarmentName,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { useState } from 'react';

import styles from './create/NewProductPage.module.css';
import { pictureLink } from './pictures.js';

/** Image of a garment without a print. */
export function garmentPicture(garment: GarmentName): string {
  return pictureLink(
    mockupPath({ design: PLAIN, garment, side: 'front', hex: hexOf('White') }),
    480,
  );
}

/** Image of a design, on an art print because that shows nothing but the design. */
export function designPicture(design: string): string {
  const parts = { design, garment: 'art-print', side: 'front', hex: hexOf('White') } as const;
  return pictureLink(mockupPath(parts), 480);
}

type Shown = Readonly<Pick<CreateFromDesign, 'garment' | 'design'>> & {
  readonly colours: readonly string[];
};

/** Preview of the product in each of its colours, front and back. */
export function MockupPreview({ draft }: { draft: Shown }) {
  const { garment, design, colours } = draft;
  const [shown, setShown] = useState<string>();
  const [side, setSide] = useState<MockupSide>('front');
  const name = colours.find((colour) => colour === shown) ?? colours[0];
  const colour = GARMENT_COLOURS.find((one) => one.name === name) ?? GARMENT_COLOURS[0];
  const sides: readonly MockupSide[] = GARMENT_SIDES[garment];
  const seen = sides.includes(side) ? side : 'front';
  const parts = { design: seen === 'front' ? design : PLAIN, garment, side: seen, hex: colour.hex };
  return (
    <>
      <img
        className={styles['mockup']}
        src={pictureLink(mockupPath(parts), 640)}
        alt={`${GARMENT_OFFERS[garment].title} in ${colour.name} with your design, ${seen}`}
        width={640}
        height={800}
      />
      <div className={styles['views']}>
        {colours.map((one) => (
          <button
            key={one}
            type="button"
            className={styles['view']}
            aria-label={`Preview in ${one}`}
            aria-pressed={one === colour.name}
            onClick={() => {
              setShown(one);
            }}
          >
            <span
              style={{ background: GARMENT_COLOURS.find((colour) => colour.name === one)?.hex }}
            />
          </button>
        ))}
        {sides.length > 1 && (
          <button
            type="button"
            className={styles['turn']}
            onClick={() => {
              setSide(seen === 'front' ? 'back' : 'front');
            }}
          >
            {seen === 'front' ? 'Show back' : 'Show front'}
          </button>
        )}
      </div>
    </>
  );
}
