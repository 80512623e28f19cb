import type { RenderedBlock } from './rendered-block.js';

/** Where YouTube's player comes from, which sets no cookie before its film plays. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com';

/** The origins of other hosts that the blocks show pages of in frames, each once. */
export function frameOrigins(blocks: readonly RenderedBlock[]): readonly string[] {
  return [
    ...new Set(blocks.flatMap((block) => [...originsOf(block), ...frameOrigins(block.items)])),
  ];
}

function originsOf({ type, properties }: RenderedBlock): readonly string[] {
  if (type === 'youtube') return [youtubeOrigin];
  return type === 'iframe' ? otherOrigin(properties.src) : [];
}

function otherOrigin(address: string | null): readonly string[] {
  const [origin] = /^https:\/\/[^/?#]+/i.exec(address ?? '') ?? [];
  return origin === undefined ? [] : [origin];
}
