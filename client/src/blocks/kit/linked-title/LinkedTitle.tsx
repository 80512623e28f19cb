import { SafeLink } from '../../../ui/shop/common/SafeLink.js';

interface LinkedTitleProps {
  readonly properties: {
    readonly title: string;
    readonly imageAlt: string;
    readonly href: string | null;
  };
  readonly origin: string;
  readonly className: string;
  /** Class of the link, which covers the whole block. */
  readonly linkClass: string;
}

/** Title of a block, with the block's link if it has one. */
export function LinkedTitle({ properties, origin, className, linkClass }: LinkedTitleProps) {
  const { title, imageAlt, href } = properties;
  if (href === null)
    return title === '' ? null : (
      <h3 className={className} dir="auto">
        {title}
      </h3>
    );
  return (
    <h3 className={className}>
      <SafeLink to={href} origin={origin} className={linkClass}>
        {title || imageAlt || href}
      </SafeLink>
    </h3>
  );
}
