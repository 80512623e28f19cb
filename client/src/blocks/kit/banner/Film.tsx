import { sizedLink } from '@selvedge/shared/images/sized-link';
import { useEffect, useRef, useState } from 'react';

import type { FilmSwitch } from './FilmSwitch.js';
import styles from './banner.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);
/** CST-081, in pixels. */
const posterWidth = 1920;
const loadSwitch = () => import('./FilmSwitch.js');

interface FilmProps {
  readonly source: string;
  /** The picture until it plays; null for none. */
  readonly poster: string | null;
}

/**
 * A film behind words: mute, over and over. What plays it comes with pages that have one; until then,
 * and without script, its picture stands there.
 */
export function Film({ source, poster }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [Switch, setSwitch] = useState<typeof FilmSwitch>();
  useEffect(() => {
    void loadSwitch().then((module) => setSwitch(() => module.FilmSwitch));
  }, []);
  return (
    <>
      <video
        ref={film}
        className={css('media')}
        src={source}
        poster={poster === null ? undefined : sizedLink(poster, posterWidth)}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
      />
      {Switch && <Switch film={film} className={css('switch')} />}
    </>
  );
}
