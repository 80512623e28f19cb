import type { FormState } from '@selvedge/shared/screens/form-state';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import field from '../../ui/shop/common/field.module.css';
import { BlockField, EmailField, fieldProblem } from '../kit/BlockField.js';
import { Icon } from '../kit/Icon.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
const ofField = classesOf(field);

type ContactProps = BlockViewProps<'mailContactForm'>;

interface MessageFieldProps {
  readonly id: string;
  readonly form: FormState | null;
}

function MessageField({ id, form }: MessageFieldProps) {
  const error = form?.errors['message']?.[0];
  const isWrong = error !== undefined;
  return (
    <div className={ofField('field')}>
      <label className={ofField('label')} htmlFor={id}>
        Message
      </label>
      <textarea
        id={id}
        name="message"
        className={ofField('input')}
        required
        rows={6}
        maxLength={4_000}
        defaultValue={form?.values['message']}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && fieldProblem(`${id}-error`, error)}
    </div>
  );
}

/** Form that returns to the page. */
function MessageForm({ block: { id, properties }, context }: ContactProps) {
  const { subscription, url } = context;
  const form = subscription?.block === id ? subscription.form : null;
  return (
    <form className={css('form')} method="post" action="/contact/send/">
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="page" value={url} />
      <BlockField
        id={`name-${String(id)}`}
        name="name"
        label="Name"
        form={form}
        autoComplete="name"
        maxLength={100}
      />
      <EmailField id={`email-${String(id)}`} form={form} />
      <MessageField id={`message-${String(id)}`} form={form} />
      {/* Honeypot for bots, which fill in every field. */}
      <input className={css('trap')} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
      <button className={buttonClass('primary')}>{properties.buttonText || 'Send'}</button>
    </form>
  );
}

/** Contact form whose message is sent to the shop's owners (BLK-048). */
export function View(props: ContactProps) {
  const { block, context } = props;
  const { title, copy } = block.properties;
  const { subscription } = context;
  const isSent = subscription?.block === block.id && subscription.form === null;
  return (
    <section {...surface(block.properties, css('contact'))} aria-label={title || 'Contact'}>
      {title !== '' && <h2 dir="auto">{title}</h2>}
      {copy !== '' && <p>{copy}</p>}
      <div role="status">
        {isSent && (
          <p className={css('done')}>
            <Icon name="mail" />
            {subscription.message}
          </p>
        )}
      </div>
      {!isSent && <MessageForm {...props} />}
      {context.frame.hasPolicies && (
        <p className={css('small')}>
          We use your address only to reply to you. <a href="/privacy-policy/">Privacy policy</a>
        </p>
      )}
    </section>
  );
}
