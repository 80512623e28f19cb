import type { Product } from '@selvedge/shared/catalogue/contract';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import type { ProductFormColour } from '@selvedge/shared/products/admin/form/colours/contract';
import { mockupImages } from '@selvedge/shared/products/admin/mockup-images';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { skusOf, withSize } from './colour-matrix.js';
import styles from './VariantsPanel.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Choice } from '../../../ui/office/Choice.js';

/** Adds a garment colour in all sizes, with its mock-ups. */
export function AddColour(props: {
  product: Product;
  colours: readonly ProductFormColour[];
  sizes: readonly string[];
  onColours: (colours: ProductFormColour[]) => void;
}) {
  const { product, colours, sizes, onColours } = props;
  const { getValues } = useFormContext<ProductForm>();
  const [chosen, setChosen] = useState('');
  const free = GARMENT_COLOURS.filter(({ name }) => !colours.some((one) => one.name === name));
  const colour = free.find(({ name }) => name === chosen);
  const add = () => {
    if (colour === undefined) return;
    const { garment, designs, urlName } = product;
    const { name, sku } = getValues();
    const images = garment === null ? [] : mockupImages({ name, garment, designs }, colour);
    const facts = { isAvailable: true, sku: sku || urlName, taken: skusOf(colours), order: sizes };
    const empty: ProductFormColour = {
      name: colour.name,
      hex: colour.hex,
      images: images.map(({ id, original, altText }) => ({ id, original, altText })),
      sizes: [],
    };
    onColours([...colours, sizes.reduce((made, size) => withSize(made, size, facts), empty)]);
    setChosen('');
  };
  return (
    <div className={styles['adder']}>
      <Choice
        label="New colour"
        value={chosen}
        options={[
          { value: '', text: 'New colour' },
          ...free.map(({ name }) => ({ value: name, text: name })),
        ]}
        onChange={setChosen}
      />
      <Button isDisabled={colour === undefined} onPress={add}>
        Add colour
      </Button>
    </div>
  );
}
