import { useEffect, useState, type RefObject } from 'react';

import { Icon } from '../Icon.js';

interface FilmSwitchProps {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly className: string;
}

/** Plays a film by itself, but not for people who want less motion; everybody may stop or start it. */
export function FilmSwitch({ film, className }: FilmSwitchProps) {
  const [playing, setPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    // A browser that refuses leaves the picture where it is.
    if (playing) film.current?.play().catch(() => setPlaying(false));
    else film.current?.pause();
  }, [film, playing]);
  return (
    <button
      className={className}
      type="button"
      aria-label={playing ? 'Pause video' : 'Play video'}
      onClick={() => setPlaying(!playing)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
