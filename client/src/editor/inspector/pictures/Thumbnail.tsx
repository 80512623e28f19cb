import { smallOf } from './picture-address.js';

/** Decorative preview; the label next to it describes the image or video. */
export function Thumbnail(props: {
  readonly media?: 'image' | 'video' | undefined;
  readonly address: string;
}) {
  const { media, address } = props;
  return media === 'video' ? (
    <video src={address} preload="metadata" muted tabIndex={-1} />
  ) : (
    <img src={smallOf(address)} alt="" loading="lazy" />
  );
}
