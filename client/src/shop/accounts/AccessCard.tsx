import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { ReactNode } from 'react';

import styles from './access.module.css';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';
import { Picture } from '../../ui/shop/common/Picture.js';

const css = classesOf(styles);

interface AccessPageProps {
  readonly frame: ShopFrame;
  readonly children: ReactNode;
}

interface AccessCardProps extends AccessPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
}

/** Page without header: the theme's picture, if it has one, beside or above the content. */
export function AccessPage({ frame, children }: AccessPageProps) {
  const { gateImage } = frame.layout;
  return (
    <div className={css('gate', gateImage !== null && 'pictured')} onInvalidCapture={setOwnMessage}>
      {gateImage !== null && (
        <div className={css('picture')}>
          <Picture
            image={{ original: gateImage, altText: '' }}
            sizes="(width >= 992px) 50vw, 100vw"
            eager
          />
        </div>
      )}
      <div className={css('place')}>{children}</div>
    </div>
  );
}

/** Access form of the shop: shop name, title and form. */
export function AccessCard({ frame, title, intro, children }: AccessCardProps) {
  return (
    <AccessPage frame={frame}>
      <div className={css('card')}>
        <div className={css('words')}>
          <p className={css('store')}>
            <a href="/">{frame.name}</a>
          </p>
          <h1>{title}</h1>
          {intro !== undefined && intro !== false && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </AccessPage>
  );
}
