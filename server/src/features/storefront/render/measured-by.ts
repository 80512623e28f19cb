import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import { isNative, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { Measuring } from '@selvedge/shared/stores/measurement/measurement';
import { servicesOf } from '@selvedge/shared/stores/measurement/services';

/** What a page's policy must let through for those that the shop is measured by. */
export interface MeasuredBy {
  readonly scripts: readonly string[];
  readonly sends: readonly string[];
}

const nobody: MeasuredBy = { scripts: [], sends: [] };

/**
 * ANL-024: on pages that are the same for everybody, since a program of others reads all of a page. Where
 * something was bought, only pictures may tell: the address of a receipt opens it.
 */
export function measuredBy(
  measuring: Measuring | null,
  { cache, purchase, secrets }: AnyScreenDefinition,
  modes: ShopModes,
): MeasuredBy {
  const isShared = cache !== 'personal' && secrets !== true;
  if (measuring === null || !isNative(modes) || !(isShared || purchase === true)) return nobody;
  const services = servicesOf(measuring.ids);
  const sends = [...new Set(services.flatMap((service) => service.sends))];
  if (!isShared) return { scripts: [], sends };
  return { scripts: [...new Set(services.flatMap(({ scripts }) => scripts))], sends };
}
