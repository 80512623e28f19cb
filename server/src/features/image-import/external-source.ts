import { createHash } from 'node:crypto';

/** In characters; browsers and servers rarely accept more. */
const maxSourceLength = 2_000;
/** Per page; further images stay placeholders. */
const maxSources = 200;

/** Returns the addresses to import, without duplicates. */
export function fitSources(sources: readonly string[]): readonly string[] {
  const fit = sources.filter(({ length }) => length <= maxSourceLength);
  return [...new Set(fit)].slice(0, maxSources);
}

/** Key of an address: SHA-256 of its text, as 64 hex digits. */
export function keyOfSource(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** Address to request: https if it has no scheme. */
export function addressOfSource(source: string): string {
  const text = source.replaceAll('\\', '/');
  return text.startsWith('//') ? `https:${text}` : text;
}
