import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import { colourLink } from '@selvedge/shared/links/links';
import type { MouseEvent } from 'react';

import styles from './BuyForm.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

interface SwatchesProps {
  readonly urlName: string;
  readonly colours: readonly ProductColour[];
  readonly chosen: string;
  readonly onChoose: (colour: string, event: MouseEvent) => void;
}

/** Colours as links, so that they can be chosen, shared and navigated without script. */
export function Swatches({ urlName, colours, chosen, onChoose }: SwatchesProps) {
  return (
    <div className={css('choice')}>
      <p className={css('legend')}>
        Colour <span className={css('chosen')}>{chosen}</span>
      </p>
      <ul className={css('swatches')} aria-label="Colour">
        {colours.map(({ name, hex }) => (
          <li key={name}>
            <a
              className={css('swatch')}
              href={colourLink({ urlName, colours }, name)}
              aria-label={name}
              title={name}
              aria-current={name === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(name, event)}
            >
              <span style={{ background: hex }} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
