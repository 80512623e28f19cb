import type { PodProperties } from '@selvedge/shared/blocks/pod/definition';

import { PodMedia } from './PodMedia.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { LinkedTitle } from '../kit/linked-title/LinkedTitle.js';
import { ActionLink } from '../kit/ActionLinks.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

function podStyle(properties: PodProperties) {
  const { textColor, backgroundColor, borderColor, borderRadius } = properties.buttonStyles;
  return ownStyle({
    '--own-padding': properties.padding,
    '--own-radius': properties.borderRadius,
    '--own-ratio': `1 / ${properties.ratio}`,
    '--own-overlay': properties.overlayOpacity,
    '--own-overlay-color': properties.overlayColor,
    '--button-primary-textColor': textColor,
    '--button-primary-backgroundColor': backgroundColor,
    '--button-primary-borderColor': borderColor ?? backgroundColor,
    '--button-border-radius': borderRadius,
  });
}

function PodPrice({ properties }: { readonly properties: PodProperties }) {
  const { price, salePrice, pricePrefix } = properties;
  if (price === '') return null;
  return (
    <p className={css('price')}>
      {pricePrefix !== '' && `${pricePrefix} `}
      {salePrice === '' ? (
        price
      ) : (
        <>
          <span className={layout('hidden')}>Sale price </span>
          <span className={css('sale')}>{salePrice}</span>{' '}
          <s>
            <span className={layout('hidden')}>Usual price </span>
            {price}
          </s>
        </>
      )}
    </p>
  );
}

interface PartProps {
  readonly properties: PodProperties;
  readonly origin: string;
}

function hasButton({ href, buttonText }: PodProperties): boolean {
  return href !== null && buttonText !== '';
}

/** Title, linked if there is no button (BLK-079). */
function Title({ properties, origin }: PartProps) {
  const href = hasButton(properties) ? null : properties.href;
  return (
    <LinkedTitle
      properties={{ ...properties, href }}
      origin={origin}
      className={css('title', `size${String(properties.titleSize)}`)}
      linkClass={css('link')}
    />
  );
}

/** BLK-080, BLK-081. */
function Button({ properties, origin }: PartProps) {
  const { href, buttonText, buttonStyles, icon, iconPosition } = properties;
  if (!hasButton(properties)) return null;
  return (
    <div className={css(buttonStyles.fill && 'fill')}>
      <ActionLink
        action={{ text: buttonText, href, action: null, target: null, icon, primary: true }}
        size="standard"
        origin={origin}
        iconPosition={iconPosition}
      />
    </div>
  );
}

function isPictured({ image, video, media }: PodProperties): boolean {
  return image !== null || (media === 'video' && video !== null);
}

/** Image or video with text; empty without either (BLK-027, BLK-078). */
export function View({ block, context, perRow = 1 }: BlockViewProps<'pod'>) {
  const { id, properties } = block;
  const { title, copy, media, badge } = properties;
  const hasMedia = isPictured(properties);
  if (title === '' && copy === '' && !hasMedia) return null;
  return (
    <div className={css('pod')} style={podStyle(properties)}>
      {hasMedia && (
        <div className={css('media')}>
          <PodMedia properties={properties} eager={context.first === id} perRow={perRow} />
          {media === 'image' && <div className={css('overlay')} />}
          {badge !== '' && <span className={css('badge')}>{badge}</span>}
        </div>
      )}
      <div className={css('words')}>
        <Title properties={properties} origin={context.frame.origin} />
        {copy !== '' && <p>{copy}</p>}
        <PodPrice properties={properties} />
        <Button properties={properties} origin={context.frame.origin} />
      </div>
    </div>
  );
}
