import { useEffect, useState, type RefObject } from 'react';

import { Icon } from '../Icon.js';

interface FilmSwitchProps {
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly className: string;
}

/**
 * Plays a video automatically unless reduced motion is preferred, with a button to stop and start
 * it.
 */
export function FilmSwitch({ film, className }: FilmSwitchProps) {
  const [playing, setPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    // If the browser refuses to play, the poster stays.
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
