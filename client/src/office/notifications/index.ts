import { later } from '../../ui/office/later.js';

/** Fetched beside the screen, which does not wait for it. */
export const Bell = later(async () => (await import('./Bell.js')).Bell, 'over');
export { unreadKey } from './unread-key.js';
