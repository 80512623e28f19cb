import type { slideshow } from '@selvedge/shared/blocks/slideshow/definition';
import type { PropertiesOf } from '@selvedge/shared/blocks/model/block';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { Rotation } from './rotation.js';

interface Slides {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Whether its first image has loaded (BLK-098). */
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly play: (isPlaying: boolean) => void;
  readonly step: (by: 1 | -1) => void;
}

function showIn(strip: HTMLElement, index: number): void {
  strip.scrollTo({ left: index * strip.clientWidth });
}

/** Loads an off-screen image, which the browser would not load by itself (BLK-093). */
function makeReady(strip: HTMLElement, index: number): void {
  for (const picture of strip.children[index]?.querySelectorAll('img') ?? [])
    picture.loading = 'eager';
}

/** Calls back once the first image has loaded or failed; at once without an image. */
function whenPictured(strip: HTMLElement, done: () => void): void {
  const picture = strip.querySelector('img');
  if (picture === null || picture.complete) done();
  else for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
}

/**
 * Slides in a scrolling strip that rotates unless reduced motion is preferred (BLK-091 to BLK-095).
 */
export function useSlides(
  count: number,
  { speed, mode, preload }: PropertiesOf<typeof slideshow>,
): Slides {
  const strip = useRef<HTMLDivElement>(null);
  const rotation = useRef<Rotation>(undefined);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const made = new Rotation({
      count,
      interval: speed,
      onShow: (index) => showIn(element, index),
      onPreload: preload ? (index) => makeReady(element, index) : undefined,
    });
    const settle = () => made.settle(Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener('scrollend', settle);
    whenPictured(element, () => setReady(true));
    rotation.current = made;
    setPlaying(mode === 'slideshow' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    return () => {
      made.pause();
      element.removeEventListener('scrollend', settle);
    };
  }, [count, speed, mode, preload]);

  useEffect(() => {
    if (isPlaying) rotation.current?.resume();
    else rotation.current?.pause();
  }, [isPlaying]);

  return {
    strip,
    isReady,
    isPlaying,
    play: setPlaying,
    step: (by) => rotation.current?.step(by),
  };
}
