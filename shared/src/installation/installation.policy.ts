import { policy } from '../permissions/policy.js';

export const installationPolicy = policy()({
  /** Sets up the main brand and sees unsafe settings. */
  'installation.manage': { staff: 'stores', hosts: ['atlas'] },
});
