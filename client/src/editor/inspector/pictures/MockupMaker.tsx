import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import {
  GARMENT_SIDES,
  GARMENTS,
  mockupPath,
  PLAIN,
  type GarmentName,
  type MockupParts,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { Suspense, useState } from 'react';

import styles from './MockupMaker.module.css';
import { designIn, mockupIn } from './mockup-address.js';
import { addressOf, smallOf } from './picture-address.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Pop } from '../../../ui/office/Pop.js';
import { later } from '../../../ui/office/later.js';

const Library = later(async () => (await import('./library.js')).Library);
const ProductPictures = later(async () => (await import('./ProductPictures.js')).ProductPictures);

export interface MadePicture {
  readonly original: string;
  readonly altText: string;
}

interface MakerProps {
  /** Current image; its parts are preselected if it is a mock-up. */
  readonly address: string;
  readonly onClose: () => void;
  readonly onMade: (picture: MadePicture) => void;
}

const usual: MockupParts = { garment: 't-shirt', side: 'front', hex: '#f4f4f1', design: PLAIN };

/** Creates a mock-up image from a design, a garment, a pose and a colour (EDT-018). */
export function MockupMaker({ address, onClose, onMade }: MakerProps) {
  const [parts, setParts] = useState<MockupParts>({
    ...(mockupIn(address) ?? usual),
    design: designIn(address) ?? PLAIN,
  });
  const picture = { original: mockupPath(parts), altText: altTextOf(parts) };
  const change = (changed: Partial<MockupParts>): void => {
    setParts({ ...parts, ...changed });
  };
  return (
    <Pop title="Create mock-up" isOpen onClose={onClose}>
      <div className={styles['maker']}>
        <img
          className={styles['seen']}
          src={smallOf(picture.original)}
          alt={picture.altText}
          width="320"
          height="400"
        />
        <div className={styles['choices']}>
          <Design parts={parts} onChange={change} />
          <Photograph parts={parts} onChange={change} />
          <Colours parts={parts} onChange={change} />
          <Button
            kind="primary"
            onPress={() => {
              onMade(picture);
            }}
          >
            Use this image
          </Button>
        </div>
      </div>
    </Pop>
  );
}

interface PartProps {
  readonly parts: MockupParts;
  readonly onChange: (changed: Partial<MockupParts>) => void;
}

/** Chooses the design of a product or an image of the library. */
function Design({ parts, onChange }: PartProps) {
  const [picker, setPicker] = useState<'product' | 'library'>();
  const close = (): void => {
    setPicker(undefined);
  };
  const take = (address: string): void => {
    onChange({ design: designIn(address) ?? PLAIN });
    close();
  };
  return (
    <fieldset className={styles['group']}>
      <legend>Design</legend>
      <p>{parts.design === PLAIN ? 'No design chosen' : 'Design applied as shown'}</p>
      <div className={styles['tools']}>
        <Button
          onPress={() => {
            setPicker('product');
          }}
        >
          From a product
        </Button>
        <Button
          onPress={() => {
            setPicker('library');
          }}
        >
          From the library
        </Button>
      </div>
      <Picker picker={picker} onClose={close} onTaken={take} />
    </fieldset>
  );
}

interface PickerProps {
  readonly picker: 'product' | 'library' | undefined;
  readonly onClose: () => void;
  readonly onTaken: (address: string) => void;
}

function Picker({ picker, onClose, onTaken }: PickerProps) {
  return (
    <Suspense>
      {picker === 'product' && (
        <ProductPictures
          onClose={onClose}
          onChoose={({ original }) => {
            onTaken(original);
          }}
        />
      )}
      {picker === 'library' && (
        <Library
          accept="image"
          onClose={onClose}
          onChoose={(item) => {
            onTaken(addressOf(item));
          }}
        />
      )}
    </Suspense>
  );
}

function Photograph({ parts: { garment, side }, onChange }: PartProps) {
  const sides = GARMENT_SIDES[garment];
  return (
    <>
      <Field label="Photograph">
        {(control) => (
          <select
            {...control}
            value={garment}
            onChange={({ currentTarget: { value } }) => {
              const next = GARMENTS.find((one) => one === value);
              if (next !== undefined) onChange(garmentOf(next, side));
            }}
          >
            {GARMENTS.map((one) => (
              <option key={one} value={one}>
                {GARMENT_OFFERS[one].title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Pose">
        {(control) => (
          <select
            {...control}
            value={side}
            onChange={({ currentTarget: { value } }) => {
              onChange({ side: value === 'back' ? 'back' : 'front' });
            }}
          >
            {sides.map((one) => (
              <option key={one} value={one}>
                {one === 'front' ? 'Front' : 'Back'}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function Colours({ parts: { hex }, onChange }: PartProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Colour</legend>
      <div className={styles['colours']}>
        {GARMENT_COLOURS.map((colour) => (
          <label key={colour.hex} title={colour.name}>
            <input
              type="radio"
              name="colour"
              aria-label={colour.name}
              checked={colour.hex === hex}
              style={{ background: colour.hex }}
              onChange={() => {
                onChange({ hex: colour.hex });
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Falls back to the front if the garment has no such side. */
function garmentOf(garment: GarmentName, side: MockupSide): Partial<MockupParts> {
  const sides: readonly MockupSide[] = GARMENT_SIDES[garment];
  return { garment, side: sides.includes(side) ? side : 'front' };
}

/** Returns, for example, `T-shirt in Navy, front`. */
function altTextOf({ garment, side, hex }: MockupParts): string {
  const colour = GARMENT_COLOURS.find((one) => one.hex === hex)?.name ?? hex;
  return `${GARMENT_OFFERS[garment].title} in ${colour}, ${side}`;
}
