import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';

import { FIRST_DESIGNS } from './first-product.js';
import styles from './FirstProductPage.module.css';
import { DesignTiles } from '../../products/index.js';
import { Button } from '../../../ui/office/Button.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';

/** Choice between an uploaded design and the ready-made ones. */
export function DesignChoice(props: {
  readonly design: string;
  readonly onChange: (design: string) => void;
}) {
  const { design: chosen, onChange } = props;
  const shown = isDesign(chosen) ? FIRST_DESIGNS : [chosen, ...FIRST_DESIGNS];
  return (
    <>
      <OwnDesign onChange={onChange} />
      <DesignTiles designs={shown} own="Your design" chosen={chosen} onChoose={onChange} isLarge />
    </>
  );
}

function OwnDesign({ onChange }: { readonly onChange: (design: string) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles['upload']}>
      <Button
        kind="primary"
        onPress={() => {
          setPicking(true);
        }}
      >
        <ImageUp size={16} aria-hidden /> Upload your design
      </Button>
      <p className={styles['soft']}>
        A PNG with a transparent background prints best. Or choose one of ours:
      </p>
      <MediaPicker
        isOpen={isPicking}
        accept="image"
        title="Your design"
        onClose={() => {
          setPicking(false);
        }}
        onChoose={({ uuid }) => {
          onChange(uuid);
          setPicking(false);
        }}
      />
    </div>
  );
}
