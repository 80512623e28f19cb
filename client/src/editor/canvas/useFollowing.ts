import { useEffect, useEffectEvent, useState } from 'react';

import { viewportCentre, scrollDistanceTo } from '../session/viewport-centre.js';
import type { Person } from '../session/presence.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

export interface Following {
  /** The followed person. */
  readonly person: Person | undefined;
  readonly begin: (person: Person) => void;
  readonly end: () => void;
}

interface Ports {
  readonly people: readonly Person[];
  readonly canvas: CanvasFrame;
  readonly select: (uuid: string | null) => void;
}

/** Interval for sharing the viewport position, in milliseconds. */
const publishEvery = 150;

/** Follows another person's viewport until the user acts; also shares this window's position. */
export function useFollowing({ awareness }: PageSession, ports: Ports): Following {
  const { people, canvas, select } = ports;
  const { rects, view, channel } = canvas;
  const [client, setClient] = useState<number>();
  const person = people.find((one) => one.client === client);
  const end = (): void => {
    setClient(undefined);
  };
  useEffect(() => {
    const timer = setTimeout(() => {
      awareness.setLocalStateField('middle', viewportCentre(rects, view));
    }, publishEvery);
    return () => {
      clearTimeout(timer);
    };
  }, [awareness, rects, view]);
  const go = useEffectEvent(() => {
    const way = person?.middle && scrollDistanceTo(person.middle, rects, view);
    if (way) channel?.send('scrollBy', { x: 0, y: way });
  });
  const { middle, selected } = person ?? {};
  const at = middle && `${middle.block} ${String(middle.y)}`;
  useEffect(() => {
    go();
  }, [at]);
  useEffect(() => {
    if (selected !== undefined) select(selected);
  }, [selected, select]);
  useEndByOwnAction(person !== undefined, end);
  return {
    person,
    end,
    begin: (followed) => {
      setClient(followed.client);
    },
  };
}

/** Ends following on any action of this user; Escape has no other effect then. */
function useEndByOwnAction(isFollowing: boolean, onEnd: () => void): void {
  const act = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') event.stopPropagation();
    onEnd();
  });
  useEffect(() => {
    if (!isFollowing) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    for (const name of ['pointerdown', 'wheel', 'keydown']) addEventListener(name, act, options);
    return () => {
      listening.abort();
    };
  }, [isFollowing]);
}
