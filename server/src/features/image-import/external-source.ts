import { createHash } from 'node:crypto';

/** In characters; browsers and servers take hardly more. */
const maxSourceLength = 2_000;
/** Of one page; what stands behind stays a gap. */
const maxSources = 200;

/** Those that a store takes copies of, each once. */
export function fitSources(sources: readonly string[]): readonly string[] {
  const fit = sources.filter(({ length }) => length <= maxSourceLength);
  return [...new Set(fit)].slice(0, maxSources);
}

/** What stands for an address: 64 hex digits, SHA-256 of its text. */
export function keyOfSource(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** The address to ask: one without a scheme is asked for safely. */
export function addressOfSource(source: string): string {
  const text = source.replaceAll('\\', '/');
  return text.startsWith('//') ? `https:${text}` : text;
}
