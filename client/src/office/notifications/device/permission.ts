import { useCallback, useEffect, useState } from 'react';

/** NTF-008: what the browser allows; `unsupported` where it has no push. */
export type DevicePermission = NotificationPermission | 'unsupported';

function read(): DevicePermission {
  if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return 'unsupported';
  return Notification.permission;
}

/** As the browser has it now, also where somebody changes it in its settings. */
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
    // Where it cannot be asked it is read anew with the next opening.
    listen().catch(() => undefined);
    return () => {
      isStopped = true;
      status?.removeEventListener('change', readAgain);
    };
  }, [readAgain]);
  return { permission, readAgain };
}
