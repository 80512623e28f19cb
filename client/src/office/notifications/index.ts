import { lazy } from 'react';

/** Fetched beside the screen, which does not wait for it. */
export const Bell = lazy(async () => {
  const { Bell } = await import('./Bell.js');
  return { default: Bell };
});
export { unreadKey } from './unread-key.js';
