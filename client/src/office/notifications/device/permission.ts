import { useCallback, useEffect, useState } from 'react';

/** Notification permission of the browser; `unsupported` without the push API. */
export type DevicePermission = NotificationPermission | 'unsupported';

function read(): DevicePermission {
  if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return 'unsupported';
  return Notification.permission;
}

/** Returns the current permission and follows changes in the browser settings. */
export function useDevicePermission() {
  const [permission, set] = useState(read);
  const readAgain = useCallback(() => {
    set(read());
  }, []);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isStopped = false;
    const listen = async () => {
      const found = await navigator.permissions.query({ name: 'notifications' });
      if (isStopped) return;
      status = found;
      status.addEventListener('change', readAgain);
    };
    // Browsers without this query read the permission again when the list opens.
    listen().catch(() => undefined);
    return () => {
      isStopped = true;
      status?.removeEventListener('change', readAgain);
    };
  }, [readAgain]);
  return { permission, readAgain };
}
