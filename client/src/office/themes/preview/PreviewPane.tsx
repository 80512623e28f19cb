import type { ResolvedTheme } from '@selvedge/shared/themes/resolve';
import { triedTheme } from '@selvedge/shared/themes/trial/tried-theme';
import { useMemo, useState } from 'react';

import { fontUrl } from '../../../lib/font-urls.js';
import styles from './PreviewPane.module.css';
import { PreviewTools } from './PreviewTools.js';
import { useFit } from '../../../ui/office/useFit.js';
import { usePreviewFrame } from './usePreviewFrame.js';

/** Minimum window width for the desktop preview, in pixels. */
const wide = 900;
const [phone, desktop] = [390, 1440] as const;

/** Shop in the draft theme, at the width of the chosen device. */
export function PreviewPane(props: {
  readonly theme: ResolvedTheme;
  readonly name: string;
  readonly host: string;
}) {
  const { theme, name, host } = props;
  const [width, setWidth] = useState<number>(innerWidth < wide ? phone : desktop);
  const [address, setAddress] = useState({ path: '/', hasChrome: true });
  const tried = useMemo(() => triedTheme(theme, fontUrl), [theme]);
  const { frame, shown, url = address.path } = usePreviewFrame(name, tried);
  const { stage, scale, left, height } = useFit(width);
  const go = (path: string, hasChrome: boolean) => {
    setAddress({ path, hasChrome });
    // The frame may have navigated since, so its `src` cannot be compared with the new path.
    frame.current?.contentWindow?.location.assign(linkTo(path, hasChrome));
  };
  return (
    <section className={styles['pane']} aria-label="Preview">
      <PreviewTools
        pages={shown.pages}
        url={url}
        hasChrome={address.hasChrome}
        width={width}
        host={host}
        onGo={go}
        onWidth={setWidth}
      />
      <div className={styles['stage']} ref={stage}>
        <iframe
          ref={frame}
          className={styles['frame']}
          title="Shop in this theme"
          src="/"
          style={{ left, width, height, transform: `scale(${String(scale)})` }}
        />
      </div>
    </section>
  );
}

/** Returns the URL of a page; preview mode hides its header and footer (LAY-015). */
function linkTo(path: string, hasChrome: boolean): string {
  return hasChrome ? path : `${path}?mode=preview`;
}
