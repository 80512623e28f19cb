import type { SourceRequests } from '../model/sources.js';
import type { ProductMockupProperties } from './definition.js';

/** BLK-029: its picture, of the mock-up's parameters. */
export function dataRequests({ product, colour, side }: ProductMockupProperties) {
  return { mockup: { product, colour, side } } satisfies SourceRequests;
}
