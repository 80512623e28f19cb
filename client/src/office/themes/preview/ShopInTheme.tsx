import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { ThemeValues } from '@selvedge/shared/themes/theme';
import { triedTheme } from '@selvedge/shared/themes/trial/tried-theme';
import { useMemo } from 'react';

import { fontUrl } from '../../../lib/font-urls.js';
import styles from './ShopInTheme.module.css';
import { useFit } from '../../../ui/office/useFit.js';
import { usePreviewFrame } from './usePreviewFrame.js';

/** Minimum window width for the desktop preview, in pixels. */
const wide = 992;
const [phone, desktop] = [390, 1280] as const;

/** Preview of the shop in a theme that is not saved yet. */
export function ShopInTheme({
  name,
  values,
}: {
  readonly name: string;
  readonly values: ThemeValues;
}) {
  const tried = useMemo(
    () => triedTheme(themeOf({ theme: name, themeValues: values }), fontUrl),
    [name, values],
  );
  const { frame } = usePreviewFrame(name, tried);
  const width = innerWidth < wide ? phone : desktop;
  const { stage, scale, left, height } = useFit(width);
  return (
    <div className={styles['stage']} ref={stage}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title="Your shop in this theme"
        src="/"
        style={{ left, width, height, transform: `scale(${String(scale)})` }}
      />
    </div>
  );
}
