import { needsFocalPoint, type ImageOptions } from '@selvedge/shared/images/image-options';
import { imageFreshSeconds } from '@selvedge/shared/images/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { namesEtag } from '../../platform/http/etags.js';
import { lineOf } from '../../platform/network-address.js';
import { rangeIn } from './byte-range.js';
import { contentTypeOf } from './picture-encoding.js';
import type { Picture, Reader } from './pictures.service.js';
import type { PictureSource } from './picture-sources.service.js';

/** Caches that may store an image: shared ones, or only that of the visitor. */
export type CacheReach = 'public' | 'private';

const forGood = 'max-age=31536000, immutable';
const forADay = `max-age=${imageFreshSeconds}, stale-while-revalidate=604800`;

/**
 * Cache-Control of a library image. Images are permanent, because the content behind a uuid never
 * changes. If the focal point, which owners can move, affects the result, the lifetime is one day.
 * Mock-ups change with artwork and renderer at the same address, so they also expire after a day;
 * then the ETag is compared.
 */
export function libraryCaching(options: ImageOptions, reach: CacheReach): string {
  return `${reach}, ${needsFocalPoint(options) ? forADay : forGood}`;
}

export function mockupCaching(reach: CacheReach): string {
  return `${reach}, ${forADay}`;
}

/** Sends an image, or 304 if the client has it. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, content }: Picture,
  caching: string,
): Promise<void> {
  const isUnchanged = namesEtag(request.headers['if-none-match'], etag);
  const picture = isUnchanged ? undefined : await content(readerOf(request, reply));
  void reply.header('cache-control', caching).header('etag', etag).header('vary', 'Accept');
  if (picture === undefined) return void reply.code(304).send();
  return void reply.type(contentTypeOf(picture)).send(picture);
}

/**
 * Clients take turns by address, grouped as in rate limiting. A disconnected client leaves the
 * queue.
 */
function readerOf({ ip }: FastifyRequest, { raw }: FastifyReply): Reader {
  const waiting = new AbortController();
  raw.once('close', () => waiting.abort());
  return { client: lineOf(ip), signal: waiting.signal };
}

/** Sends a video unchanged, as a whole or as the requested range. */
export async function sendFilm(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  film: PictureSource,
  reach: CacheReach,
): Promise<void> {
  const etag = `"${film.edition}"`;
  const caching = `${reach}, ${forGood}`;
  void reply.header('cache-control', caching).header('etag', etag).header('accept-ranges', 'bytes');
  if (namesEtag(headers['if-none-match'], etag)) return void reply.code(304).send();
  const content = await film.content();
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = rangeIn(isSame ? headers.range : undefined, content.length);
  if (range === 'none') {
    return void reply.code(416).header('content-range', `bytes */${content.length}`).send();
  }
  void reply.type(film.contentType);
  if (range === undefined) return void reply.send(content);
  const { from, to } = range;
  void reply.code(206).header('content-range', `bytes ${from}-${to}/${content.length}`);
  return void reply.send(content.subarray(from, to + 1));
}
