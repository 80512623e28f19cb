import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import { isNative, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { Measuring } from '@selvedge/shared/stores/measurement/measurement';
import { servicesOf } from '@selvedge/shared/stores/measurement/services';

/** Sources of measurement services that a page's policy must allow. */
export interface MeasuredBy {
  readonly scripts: readonly string[];
  readonly sends: readonly string[];
}

const unmeasured: MeasuredBy = { scripts: [], sends: [] };

/**
 * Allows measurement scripts on shared pages only, because third-party scripts can read the whole
 * page (ANL-024). After a purchase only pixels are allowed: the address of a receipt grants access
 * to it.
 */
export function measuredBy(
  measuring: Measuring | null,
  { cache, purchase, secrets }: AnyScreenDefinition,
  modes: ShopModes,
): MeasuredBy {
  const isShared = cache !== 'personal' && secrets !== true;
  if (measuring === null || !isNative(modes) || !(isShared || purchase === true)) return unmeasured;
  const services = servicesOf(measuring.ids);
  const sends = [...new Set(services.flatMap((service) => service.sends))];
  if (!isShared) return { scripts: [], sends };
  return { scripts: [...new Set(services.flatMap(({ scripts }) => scripts))], sends };
}
