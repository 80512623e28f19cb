import type { GateProperties } from '@selvedge/shared/blocks/gate/definition';
import type { ReactNode } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { EmailField } from '../kit/BlockField.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

type GateProps = BlockViewProps<'gate'>;

/** Newsletter form that returns to the open gate. */
function AddressForm({ block: { id, properties }, context }: GateProps) {
  const { subscription, url } = context;
  const form = subscription?.block === id ? subscription.form : null;
  return (
    <form className={css('form')} method="post" action="/newsletter/subscribe/">
      <input type="hidden" name="mailingList" value={properties.mailingList} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="page" value={url} />
      <input type="hidden" name="opens" value="1" />
      <EmailField id={`email-${id}`} form={form} />
      <button className={buttonClass('primary')}>{properties.buttonText || 'Continue'}</button>
    </form>
  );
}

function gateStyle(properties: GateProperties) {
  return ownStyle({
    '--own-padding': properties.padding,
    '--own-radius': properties.borderRadius,
    '--gate-text-color': properties.textColor,
    '--gate-background': properties.backgroundColor ?? properties.fullBackgroundColor,
  });
}

function Doorway(props: GateProps) {
  const { block, context } = props;
  const { title, copy, action, buttonText } = block.properties;
  return (
    <section
      className={css('gate')}
      style={gateStyle(block.properties)}
      aria-label={title || undefined}
    >
      {title !== '' && (
        <h2 className={css('title')} dir="auto">
          {title}
        </h2>
      )}
      {copy !== '' && <p className={css('copy')}>{copy}</p>}
      {action === 'email' ? (
        <AddressForm {...props} />
      ) : (
        <a
          className={buttonClass('primary')}
          href={`/login/?redirect_uri=${encodeURIComponent(context.url)}`}
        >
          {buttonText || 'Sign in'}
        </a>
      )}
    </section>
  );
}

function Items({ children }: { readonly children: ReactNode }) {
  return <div className={css('items')}>{children}</div>;
}

/**
 * Condition of a gate, or its items once the visitor has met it (BLK-022). The server sends items
 * only to visitors who passed. Editors see both.
 */
export function View(props: GateProps) {
  const { block, context, children } = props;
  if (block.items.length === 0) return <Doorway {...props} />;
  if (!context.isPreviewed) return <Items>{children}</Items>;
  return (
    <div className={css('both')}>
      <Doorway {...props} />
      <Items>{children}</Items>
    </div>
  );
}
