import type { Product } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import type {
  ProductFormColour,
  ProductFormSize,
} from '@selvedge/shared/products/admin/form/colours/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { AddColour } from './AddColour.js';
import { sizesOf, withoutSize, withSizeAt } from './colour-matrix.js';
import styles from './VariantsPanel.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';
import { isEnter } from '../../../lib/is-enter.js';

/** Colour and size matrix with availability and the default colour. */
export function VariantsPanel({ product }: { product: Product }) {
  const { control, setValue, formState } = useFormContext<ProductForm>();
  const [colours, sku] = useWatch({ control, name: ['colours', 'sku'] });
  const [added, setAdded] = useState<readonly string[]>([]);
  const sizes = [...new Set([...sizesOf(colours), ...added])];
  const set = (next: ProductFormColour[]) => {
    setValue('colours', next, { shouldDirty: true, shouldValidate: true });
  };
  const message = formState.errors.colours?.message ?? formState.errors.defaultColour?.message;
  return (
    <Panel
      title="Colours and sizes"
      text="Tick the sizes that are available. The selected colour is shown first."
    >
      <div className={styles['scroll']} role="region" aria-label="Colours and sizes" tabIndex={0}>
        <table className={styles['matrix']}>
          <SizeHead
            sizes={sizes}
            onRemove={(size) => {
              setAdded(added.filter((one) => one !== size));
              set(withoutSize(colours, size));
            }}
          />
          <tbody>
            {colours.map((colour, index) => (
              <ColourRow
                key={colour.name}
                colour={colour}
                sizes={sizes}
                isOnly={colours.length === 1}
                onSize={(size, isAvailable) => {
                  const facts = { isAvailable, sku: sku || product.urlName, order: sizes };
                  set(withSizeAt(colours, index, size, facts));
                }}
                onRemove={() => {
                  set(colours.filter((_, at) => at !== index));
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {message !== undefined && <p className={styles['error']}>{message}</p>}
      <div className={styles['add']}>
        <AddColour product={product} colours={colours} sizes={sizes} onColours={set} />
        <AddSize onSize={(size) => setAdded([...added, size])} />
      </div>
    </Panel>
  );
}

function SizeHead(props: { sizes: readonly string[]; onRemove: (size: string) => void }) {
  const { sizes, onRemove } = props;
  return (
    <thead>
      <tr>
        <th scope="col">Colour</th>
        {sizes.map((size) => (
          <th key={size} scope="col">
            {size}
            <button
              type="button"
              className={sharedStyle('icon', styles['remove'])}
              aria-label={`Remove size ${size}`}
              onClick={() => {
                onRemove(size);
              }}
            >
              <X size={12} aria-hidden />
            </button>
          </th>
        ))}
        <th />
      </tr>
    </thead>
  );
}

function ColourRow(props: {
  colour: ProductFormColour;
  sizes: readonly string[];
  isOnly: boolean;
  onSize: (size: string, isAvailable: boolean) => void;
  onRemove: () => void;
}) {
  const { colour, sizes, isOnly, onSize, onRemove } = props;
  const { register } = useFormContext<ProductForm>();
  return (
    <tr>
      <th scope="row">
        <label className={styles['name']}>
          <input
            type="radio"
            value={colour.name}
            aria-label={`Show ${colour.name} first`}
            {...register('defaultColour')}
          />
          <span className={styles['swatch']} style={{ background: colour.hex }} aria-hidden />
          {colour.name}
        </label>
      </th>
      {sizes.map((size) => (
        <SizeCell
          key={size}
          size={size}
          label={`${colour.name} ${size} available`}
          made={colour.sizes.find(({ name }) => name === size)}
          onChange={(isAvailable) => {
            onSize(size, isAvailable);
          }}
        />
      ))}
      <td>
        <button
          type="button"
          className={sharedStyle('icon', styles['remove'])}
          aria-label={`Remove ${colour.name}`}
          disabled={isOnly}
          onClick={onRemove}
        >
          <X size={15} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

function SizeCell(props: {
  size: string;
  label: string;
  made: ProductFormSize | undefined;
  onChange: (isAvailable: boolean) => void;
}) {
  const { size, label, made, onChange } = props;
  return (
    <td data-size={size} data-missing={made === undefined} title={made?.sku ?? 'Not offered'}>
      <label className={styles['cell']} data-size={size}>
        <input
          type="checkbox"
          aria-label={label}
          checked={made?.available === true}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
          }}
        />
      </label>
    </td>
  );
}

function AddSize({ onSize }: { onSize: (size: string) => void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() === '') return;
    onSize(typed.trim());
    setTyped('');
  };
  return (
    <div className={styles['adder']}>
      <input
        className={sharedStyle('input')}
        aria-label="New size"
        placeholder="New size"
        maxLength={40}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          add();
        }}
      />
      <Button onPress={add}>Add size</Button>
    </div>
  );
}
