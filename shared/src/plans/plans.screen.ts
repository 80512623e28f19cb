import { belowHome } from '../storefront/breadcrumb-trail.js';
import { defineScreen } from '../storefront/define-screen.js';

export interface PlansProps {
  /** GRD-011: of the shop; on the main brand, of one that the visitor works on. */
  readonly isPro: boolean;
  /** Whom the page speaks of: the shop that it is shown by, those of the visitor, or one that they may open. */
  readonly speaksOf: 'this-shop' | 'own-shops' | 'no-shop';
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
