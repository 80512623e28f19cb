import type { NewsletterSubscribeProperties } from '@selvedge/shared/blocks/newsletterSubscribe/definition';

import { useSubscription } from './useSubscription.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { BlockField, EmailField } from '../kit/BlockField.js';
import { Icon } from '../kit/Icon.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

type NewsletterProps = BlockViewProps<'newsletterSubscribe'>;

/** Plain form, enhanced by script; replaced by a confirmation. */
function SubscribeForm({ block: { id, properties }, context }: NewsletterProps) {
  const { mailingList, primaryActions, stacked } = properties;
  const { answer, busy, onSubmit } = useSubscription(id, context.subscription);
  return (
    <>
      <div role="status">
        {answer?.form === null && (
          <p className={css('done')}>
            <Icon name="mail" />
            {answer.message}
          </p>
        )}
      </div>
      {answer?.form !== null && (
        <form
          className={css('form', stacked && 'stacked')}
          method="post"
          action="/newsletter/subscribe/"
          onSubmit={onSubmit}
        >
          <input type="hidden" name="mailingList" value={mailingList} />
          <input type="hidden" name="block" value={id} />
          <input type="hidden" name="page" value={context.url} />
          <BlockField
            id={`firstName-${id}`}
            name="firstName"
            label="First name"
            form={answer?.form}
            autoComplete="given-name"
          />
          <EmailField id={`email-${id}`} form={answer?.form} />
          <button className={buttonClass('primary')} aria-busy={busy}>
            {primaryActions[0]?.text ?? 'Subscribe'}
          </button>
        </form>
      )}
    </>
  );
}

function styleOf(properties: NewsletterSubscribeProperties) {
  const { padding, spacing, font, textColor, backgroundColor, fullBackgroundColor } = properties;
  return ownStyle({
    '--own-padding': padding,
    '--own-spacing': spacing,
    '--own-radius': properties.borderRadius,
    '--newsletter-title-font': font,
    '--newsletter-text-color': textColor,
    '--newsletter-background': backgroundColor ?? fullBackgroundColor,
    '--form-border-radius': properties.formBorderRadius,
    '--button-border-radius': properties.buttonBorderRadius,
  });
}

/** Form that adds an address to a mailing list (BLK-042, MKT-019). */
export function View(props: NewsletterProps) {
  const { properties } = props.block;
  const { title, copy } = properties;
  const { className } = surface(properties, css('newsletter'));
  return (
    <section className={className} style={styleOf(properties)} aria-label={title || undefined}>
      <div className={css('inside', properties.stacked && 'narrow')}>
        <div className={css('words')}>
          {title !== '' && (
            <h2 className={css('title')} dir="auto">
              {title}
            </h2>
          )}
          {copy !== '' && <p>{copy}</p>}
        </div>
        <div>
          <SubscribeForm {...props} />
          <p className={css('small')}>
            You can unsubscribe at any time. <a href="/privacy-policy/">Privacy policy</a>
          </p>
        </div>
      </div>
    </section>
  );
}
