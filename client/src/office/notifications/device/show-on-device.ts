/**
 * Shows a notification on the device and returns whether the browser could. Windows that show the
 * same `tag` show it once.
 */
export function showOnDevice(title: string, body: string, tag: string): boolean {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    return true;
  } catch {
    // Some mobile browsers have the constructor but reject notifications created by a page.
    return false;
  }
}
