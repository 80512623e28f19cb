import { later } from '../../ui/office/later.js';

/** Loads separately, so that the screen does not wait for it. */
export const Bell = later(async () => (await import('./Bell.js')).Bell, 'over');
export { unreadKey } from './unread-key.js';
