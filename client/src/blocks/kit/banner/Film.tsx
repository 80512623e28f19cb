import { sizedLink } from '@selvedge/shared/images/sized-link';
import { useEffect, useRef, useState } from 'react';

import type { FilmSwitch } from './FilmSwitch.js';
import styles from './banner.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);
/** Poster width in pixels (CST-081). */
const posterWidth = 1920;
const loadSwitch = () => import('./FilmSwitch.js');

interface FilmProps {
  readonly source: string;
  /** Image shown until the video plays, or null. */
  readonly poster: string | null;
}

/**
 * Muted, looping background video. The player is loaded only on pages with a video; until then, and
 * without script, the poster is shown.
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
