import { policy } from '../permissions/policy.js';

export const installationPolicy = policy()({
  /** To set up the main brand, and to see what of the settings is not safe. */
  'installation.manage': { staff: 'stores', hosts: ['atlas'] },
});
