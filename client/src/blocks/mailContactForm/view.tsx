import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { EmailField, FormField } from '../kit/FormField.js';
import { Icon } from '../kit/Icon.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

type ContactProps = BlockViewProps<'mailContactForm'>;

/** A plain form, which brings back to the page. */
function MessageForm({ block: { id, properties }, context }: ContactProps) {
  const { subscription, url } = context;
  const form = subscription?.block === id ? subscription.form : null;
  return (
    <form className={css('form')} method="post" action="/contact/send/">
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="page" value={url} />
      <FormField id={`name-${String(id)}`} name="name" label="Name" form={form}>
        {(control) => <input {...control} autoComplete="name" maxLength={100} />}
      </FormField>
      <EmailField id={`email-${String(id)}`} form={form} />
      <FormField id={`message-${String(id)}`} name="message" label="Message" form={form}>
        {(control) => <textarea {...control} rows={6} maxLength={4_000} />}
      </FormField>
      {/* For programs, which fill in all that there is. */}
      <input className={css('trap')} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
      <button className={buttonClass('primary')}>{properties.buttonText || 'Send'}</button>
    </form>
  );
}

/** BLK-048: name, e-mail and message, which reach those who own the shop; thanks once they were sent. */
export function View(props: ContactProps) {
  const { block, context } = props;
  const { title, copy } = block.properties;
  const { subscription } = context;
  const isSent = subscription?.block === block.id && subscription.form === null;
  return (
    <section {...surface(block.properties, css('contact'))} aria-label={title || 'Contact'}>
      {title !== '' && <h2>{title}</h2>}
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
          We use your address to answer you. <a href="/privacy-policy/">Privacy policy</a>
        </p>
      )}
    </section>
  );
}
