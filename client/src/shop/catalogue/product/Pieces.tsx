import { pieceField, type BundlePiece } from '@selvedge/shared/catalogue/bundles/bundle';
import { pathOfField, type FormState } from '@selvedge/shared/screens/form-state';
import { productLink } from '@selvedge/shared/links/links';
import { useState, type SyntheticEvent } from 'react';

import styles from './Pieces.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { SelectField } from '../../../ui/shop/Field.js';
import { Thumbnail } from '../../../ui/shop/Thumbnail.js';

const css = classesOf(styles);

type Colour = BundlePiece['colours'][number];

/** Sizes of all colours, available if at least one colour has it. */
function sizesOf(colours: readonly Colour[]): Colour['sizes'] {
  const names = new Set(colours.flatMap(({ sizes }) => sizes.map(({ name }) => name)));
  return [...names].map((name) => {
    const same = colours.flatMap(({ sizes }) => sizes.filter((size) => size.name === name));
    return { name, sku: name, available: same.some(({ available }) => available) };
  });
}

function Sizes({ piece, colours, form }: PieceProps & { readonly colours: readonly Colour[] }) {
  const name = pieceField(piece.key, 'size');
  const sizes = sizesOf(colours);
  const only = sizes.length === 1 ? sizes[0]?.name : undefined;
  const chosen = form?.values[`pieces.${piece.key}.size`] ?? only;
  return (
    <SelectField name={name} label="Size" form={form} required defaultValue={chosen ?? ''}>
      {only === undefined && <option value="">Choose</option>}
      {sizes.map((size) => (
        <option key={size.name} value={size.name} disabled={!size.available}>
          {size.available ? size.name : `${size.name}, sold out`}
        </option>
      ))}
    </SelectField>
  );
}

interface PieceProps {
  readonly piece: BundlePiece;
  readonly form: FormState | null;
}

/**
 * Colour and size of a piece. Without script it lists the sizes of all colours; with script those
 * of the selected colour.
 */
function Piece({ piece, form }: PieceProps) {
  const [touched, setTouched] = useState<string | null>(null);
  const initial = form?.values[`pieces.${piece.key}.colour`] ?? piece.defaultColour;
  const shown = piece.colours.filter(({ name }) => touched === null || name === touched);
  return (
    <li>
      <fieldset className={css('piece')}>
        <legend className={css('name')}>
          <a href={productLink(piece.urlName)} dir="auto">
            {piece.name}
          </a>
        </legend>
        {piece.image !== null && <Thumbnail image={piece.image.original} />}
        <div className={css('fields')}>
          <SelectField
            name={pieceField(piece.key, 'colour')}
            label="Colour"
            form={form}
            required
            defaultValue={initial}
            onChange={(event) => setTouched(event.currentTarget.value)}
          >
            {piece.colours.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
          <Sizes piece={piece} colours={shown} form={form} />
        </div>
      </fieldset>
    </li>
  );
}

interface PiecesProps {
  readonly pieces: readonly BundlePiece[];
  readonly form: FormState | null;
}

/** The server's answer, with the choices that the browser found missing. */
function useMissing(sent: FormState | null) {
  const [missing, setMissing] = useState<FormState['errors']>({});
  const mark = (event: SyntheticEvent<HTMLElement>, ...errors: readonly string[]) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    // Otherwise the browser shows its own bubble.
    event.preventDefault();
    setMissing((now) => ({ ...now, [pathOfField(target.name)]: errors }));
  };
  return {
    form: { values: {}, message: null, ...sent, errors: { ...sent?.errors, ...missing } },
    handlers: {
      onInvalidCapture: (event: SyntheticEvent<HTMLElement>) => {
        mark(event, 'Choose a size');
        event.currentTarget.querySelector<HTMLElement>('select:invalid')?.focus();
      },
      onChange: (event: SyntheticEvent<HTMLElement>) => mark(event),
    },
  };
}

/** Pieces of a bundle to choose from (CAT-010). */
export function Pieces({ pieces, form: sent }: PiecesProps) {
  const { form, handlers } = useMissing(sent);
  return (
    <ul className={css('pieces')} aria-label="In this bundle" {...handlers}>
      {pieces.map((piece) => (
        <Piece key={piece.key} piece={piece} form={form} />
      ))}
    </ul>
  );
}
