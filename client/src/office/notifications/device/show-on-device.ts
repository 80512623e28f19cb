/**
 * Whether the browser could show it. Several windows that show the same, by its `tag`, show it once.
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
    // Some phones offer it and refuse each one that is made by a page.
    return false;
  }
}
