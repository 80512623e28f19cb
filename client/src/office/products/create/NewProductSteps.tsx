import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { useState } from 'react';

import styles from './NewProductPage.module.css';
import { DesignTiles, GarmentTiles } from '../Tiles.js';
import { toggled, type StepProps } from './useNewProduct.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';

/** Selecting a garment also sets its sizes and suggested price. */
export function GarmentStep({ draft, onChange }: StepProps) {
  return (
    <Panel title="1. Garment">
      <GarmentTiles
        chosen={draft.garment}
        onChoose={(garment) => {
          const { sizes, suggestedPrice } = GARMENT_OFFERS[garment];
          onChange({ garment, sizes: [...sizes], price: suggestedPrice });
        }}
      />
    </Panel>
  );
}

/** Design from the built-in set or from the store's media library. */
export function DesignStep({
  draft,
  errors,
  onChange,
  designs,
}: StepProps & { designs: readonly string[] }) {
  const [isPicking, setPicking] = useState(false);
  const isOwn = !isDesign(draft.design);
  const shown = isOwn ? [draft.design, ...designs] : designs;
  return (
    <Panel
      title="2. Design"
      action={
        <Button
          onPress={() => {
            setPicking(true);
          }}
        >
          Choose from library
        </Button>
      }
    >
      <DesignTiles
        designs={shown}
        own="Your image"
        chosen={draft.design}
        onChoose={(design) => {
          onChange({ design });
        }}
      />
      {errors['design'] !== undefined && <p className={styles['error']}>{errors['design']}</p>}
      <MediaPicker
        isOpen={isPicking}
        accept="image"
        onClose={() => {
          setPicking(false);
        }}
        onChoose={({ uuid }) => {
          onChange({ design: uuid });
          setPicking(false);
        }}
      />
    </Panel>
  );
}

export function ColourStep({ draft, errors, onChange }: StepProps) {
  return (
    <Panel title="3. Colours" text="The first colour you select is shown first in your shop.">
      <div className={styles['swatches']}>
        {GARMENT_COLOURS.map(({ name, hex }) => (
          <label key={name} className={styles['swatch']} title={name}>
            <input
              type="checkbox"
              checked={draft.colours.includes(name)}
              onChange={() => {
                onChange({ colours: toggled(draft.colours, name) });
              }}
            />
            <span style={{ background: hex }} aria-hidden />
            {name}
          </label>
        ))}
      </div>
      {errors['colours'] !== undefined && <p className={styles['error']}>{errors['colours']}</p>}
    </Panel>
  );
}

export function SizeStep({ draft, errors, onChange }: StepProps) {
  return (
    <Panel title="4. Sizes">
      <div className={styles['sizes']}>
        {GARMENT_OFFERS[draft.garment].sizes.map((size) => (
          <label key={size} className={styles['size']}>
            <input
              type="checkbox"
              checked={draft.sizes.includes(size)}
              onChange={() => {
                const chosen = toggled(draft.sizes, size);
                const { sizes } = GARMENT_OFFERS[draft.garment];
                onChange({ sizes: sizes.filter((one) => chosen.includes(one)) });
              }}
            />
            {size}
          </label>
        ))}
      </div>
      {errors['sizes'] !== undefined && <p className={styles['error']}>{errors['sizes']}</p>}
    </Panel>
  );
}
