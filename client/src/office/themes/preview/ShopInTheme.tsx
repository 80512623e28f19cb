import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { ThemeValues } from '@selvedge/shared/themes/theme';
import { triedTheme } from '@selvedge/shared/themes/trial/tried-theme';
import { useMemo } from 'react';

import { fontUrl } from '../../../lib/font-urls.js';
import styles from './ShopInTheme.module.css';
import { useFit } from '../../../ui/office/useFit.js';
import { usePreviewFrame } from './usePreviewFrame.js';

/** There is room for the shop as on a desk from here, in pixels of the window. */
const wide = 992;
const [phone, desktop] = [390, 1280] as const;

/** The real shop in a theme that it does not have yet. */
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
