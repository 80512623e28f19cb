import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { pressedBy } from '@selvedge/shared/notifications/push/pressed';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { usePress } from '../usePress.js';

/** One that was pressed: another each time. */
interface Pressed {
  readonly recipientId: string | undefined;
}

/** NTF-013: opens what somebody pressed on the device, in this window or by opening it. */
export function usePressedOnDevice(there: readonly DashboardNotification[]): void {
  const [pressed, setPressed] = useState<Pressed>(() => ({
    recipientId: pressedBy(location.hash),
  }));
  const opened = useRef<Pressed>(undefined);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      const hash = typeof data === 'object' && data !== null && 'pressed' in data && data.pressed;
      if (typeof hash === 'string') setPressed({ recipientId: pressedBy(hash) });
    };
    if (!('serviceWorker' in navigator)) return undefined;
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => {
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, []);
  const found = there.find(({ recipientId }) => recipientId === pressed.recipientId);
  const press = usePress();
  const open = useEffectEvent((one: DashboardNotification) => {
    press(one);
  });
  useEffect(() => {
    if (found === undefined || opened.current === pressed) return;
    opened.current = pressed;
    // Whoever loads the page again has pressed nothing.
    if (pressedBy(location.hash) !== undefined)
      history.replaceState(history.state, '', location.pathname + location.search);
    open(found);
  }, [found, pressed]);
}
