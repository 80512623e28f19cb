import { belowHome } from '../storefront/breadcrumb-trail.js';
import { defineScreen } from '../storefront/define-screen.js';

export interface PlansProps {
  /** GRD-011: of the shop; of the platform itself on the main brand. */
  readonly isPro: boolean;
}

/** RTE-047. */
export const plansScreen = defineScreen<PlansProps>()({
  name: 'plans',
  routes: ['/teemill-plans/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('Plans'),
});
