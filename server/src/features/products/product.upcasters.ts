import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';

import type { Json, JsonObject } from '../../platform/event-log/model/decider.js';

/**
 * Version 1 had t-shirts with one front design. Collections were only names, which become tags;
 * images get their current addresses.
 */
export function withWholeProduct({ product, ...event }: JsonObject): JsonObject {
  const { design = null, collections = [], ...rest } = objectOf(product);
  const whole: JsonObject = {
    ...productDefaults,
    ...rest,
    tags: collections,
    type: 't-shirt',
    designs: { ...productDefaults.designs, front: design },
    colours: listOf(rest['colours']).map(withPictures),
  };
  return { ...event, product: whole };
}

/** Version 2 did not record the previous place of a product. */
export function withUnknownPlace(event: JsonObject): JsonObject {
  return { ...event, was: 'unknown' };
}

function withPictures(colour: Json): Json {
  const { images, ...rest } = objectOf(colour);
  return { ...rest, images: listOf(images).map(withAddress) };
}

const oldAddress = /^\/media\/mockups\/([^/]+)\/t-shirt\/([0-9a-f]{6})\.webp$/;

function withAddress(image: Json): Json {
  const { original, ...rest } = objectOf(image);
  if (typeof original !== 'string') return image;
  return {
    ...rest,
    original: original.replace(oldAddress, '/images/mockups/t-shirt/front/$2/$1'),
  };
}

function objectOf(value: Json | undefined): JsonObject {
  // Version 1 data is fixed: the values in these places are known to be objects, not lists.
  return (value ?? {}) as JsonObject;
}

function listOf(value: Json | undefined): readonly Json[] {
  if (!Array.isArray(value)) return [];
  // A JSON array is a list of JSON values.
  return value as readonly Json[];
}
