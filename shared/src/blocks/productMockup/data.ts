import type { SourceRequests } from '../model/sources.js';
import type { ProductMockupProperties } from './definition.js';

export function dataRequests({ product, colour, side }: ProductMockupProperties) {
  return { mockup: { product, colour, side } } satisfies SourceRequests;
}
