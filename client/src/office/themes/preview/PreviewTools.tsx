import type { ThemePage } from '@selvedge/shared/themes/shown-theme';
import { ExternalLink, Monitor, Smartphone, Tablet } from 'lucide-react';

import styles from './PreviewPane.module.css';

const DEVICES = [
  { width: 390, text: 'Phone', Icon: Smartphone },
  { width: 768, text: 'Tablet', Icon: Tablet },
  { width: 1440, text: 'Desktop', Icon: Monitor },
] as const;

/** Page, header and footer, and device width of the preview. */
export function PreviewTools(props: {
  readonly pages: readonly ThemePage[];
  readonly url: string;
  readonly hasChrome: boolean;
  readonly width: number;
  readonly host: string;
  readonly onGo: (path: string, hasChrome: boolean) => void;
  readonly onWidth: (width: number) => void;
}) {
  const { pages, url, hasChrome, width, host, onGo, onWidth } = props;
  return (
    <div className={styles['tools']}>
      <select
        className={styles['pages']}
        aria-label="Page"
        value={url}
        onChange={(event) => {
          onGo(event.currentTarget.value, hasChrome);
        }}
      >
        {pages.map((page) => (
          <option key={page.url} value={page.url}>
            <bdi>{page.title}</bdi>
          </option>
        ))}
      </select>
      <label className={styles['chrome']}>
        <input
          type="checkbox"
          checked={hasChrome}
          onChange={(event) => {
            onGo(url, event.currentTarget.checked);
          }}
        />
        Header and footer
      </label>
      <Devices width={width} onWidth={onWidth} />
      <a className={styles['open']} href={`//${host}/`} target="_blank" rel="noreferrer">
        Shop <ExternalLink size={13} aria-hidden />
      </a>
    </div>
  );
}

function Devices(props: { readonly width: number; readonly onWidth: (width: number) => void }) {
  return (
    <div className={styles['devices']} role="group" aria-label="Width">
      {DEVICES.map(({ width, text, Icon }) => (
        <button
          key={width}
          type="button"
          aria-label={`${text}, ${String(width)} pixels`}
          aria-pressed={width === props.width}
          onClick={() => {
            props.onWidth(width);
          }}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}
