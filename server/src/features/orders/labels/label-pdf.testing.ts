import { inflateSync } from 'node:zlib';

/** Extracts the text of a label PDF, which is hex-encoded in compressed streams. */
export function textInPdf(content: Buffer): string {
  const file = content.toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, packed = '']) => {
      try {
        return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
      } catch {
        // Image data is not deflated text.
        return [];
      }
    },
  );
  const coded = [...streams.join('').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex);
  return Buffer.from(coded.join(''), 'hex').toString('latin1');
}
