import { policy } from '../permissions/policy.js';

export const themePolicy = policy()({
  'theme.manage': { store: 'theme' },
});
