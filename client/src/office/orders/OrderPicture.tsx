import { useSession } from '../accounts/index.js';

/** Image of an ordered item. Other hosts serve a store's images only by its division id. */
export function OrderPicture(props: {
  readonly image: string;
  /** Division of the order. */
  readonly division: number;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}) {
  const { image, division, ...rest } = props;
  const isOwn = useSession().store.active?.id === division;
  const src = isOwn ? `${image}?w=320` : picturesOf(division, image);
  return <img src={src} alt="" loading="lazy" {...rest} />;
}

function picturesOf(division: number, image: string): string {
  return `/omnis/v3/atlas/divisions/${String(division)}/pictures/?of=${encodeURIComponent(image)}&w=320`;
}
