import { useEffect, useEffectEvent, useState } from 'react';

import { middleOf, wayTo } from './middle.js';
import type { Person } from './presence.js';
import type { CanvasFrame } from '../canvas/useCanvasFrame.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

export interface Following {
  /** Whom the page here goes with. */
  readonly person: Person | undefined;
  readonly begin: (person: Person) => void;
  readonly end: () => void;
}

interface Ports {
  readonly people: readonly Person[];
  readonly canvas: CanvasFrame;
  readonly select: (uuid: string | null) => void;
}

/** In milliseconds: others are told so often where one looks. */
const publishEvery = 150;

/** The page goes where somebody else goes, until something is done here; and others are told where this one is. */
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
      awareness.setLocalStateField('middle', middleOf(rects, view));
    }, publishEvery);
    return () => {
      clearTimeout(timer);
    };
  }, [awareness, rects, view]);
  const go = useEffectEvent(() => {
    const way = person?.middle && wayTo(person.middle, rects, view);
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

/** Whatever is done here is one's own way; Escape does nothing else. */
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
