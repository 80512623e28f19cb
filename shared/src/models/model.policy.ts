import { policy } from '../permissions/policy.js';
import { permissionDenied } from '../permissions/refusals.js';

/** API-004: models that are not for everybody. Who may not have them is not asked to sign in. */
export const modelPolicy = policy()({
  'models.order': { store: 'orders', refusal: permissionDenied },
  'models.customer': { store: 'customers', refusal: permissionDenied },
  'models.user': { staff: 'users-view', refusal: permissionDenied },
});
