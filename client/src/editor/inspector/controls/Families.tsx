import { FONT_FAMILIES, fontOf } from '@selvedge/shared/themes/fonts';
import { fontSlug } from '@selvedge/shared/themes/fonts/font-family';
import { useId } from 'react';

import styles from './FontControl.module.css';
import { allFontFaces, fontUrl } from '../../../lib/font-urls.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Only families whose font files are part of this build. */
const offered = FONT_FAMILIES.filter(({ name, faces: [face] }) => {
  const file = `${fontSlug(name)}-latin-${face?.file ?? ''}-normal.woff2`;
  return fontUrl(file) !== undefined;
});
const faces = allFontFaces();

/** Font families, each shown in its own font. */
export function Families(props: {
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (name: string | undefined) => void;
}) {
  const { label, chosen, onChoose } = props;
  const group = useId();
  const option = (name: string, text: string, fontFamily?: string) => (
    <label key={name} className={sharedStyle('covered')} style={{ fontFamily }}>
      <input
        type="radio"
        name={group}
        checked={name === chosen}
        onChange={() => {
          onChoose(name === '' ? undefined : name);
        }}
      />
      {text}
    </label>
  );
  return (
    <>
      <style>{faces}</style>
      <div className={styles['families']} role="radiogroup" aria-label={`${label}: font families`}>
        {option('', 'Default')}
        {offered.map(({ name }) => option(name, name, fontOf(name).stack))}
      </div>
    </>
  );
}
