import type { BusinessDetails } from '@selvedge/shared/business/contract';
import { messages } from '@selvedge/shared/messages';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { contactLink, sizeGuideLink } from '@selvedge/shared/links/links';
import { saleLinks } from '@selvedge/shared/site/policy-names';

import styles from './ContactPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { Breadcrumbs } from '../../ui/shop/Breadcrumbs.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { TextAreaField, TextField } from '../../ui/shop/Field.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Form to the shop's owners, with links to frequent answers and the seller's details. */
export function ContactPage({ frame, screen: { seller, isSent, form } }: ScreenProps<'contact'>) {
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here="Contact" />
      <h1>Contact</h1>
      <p className={css('lead')}>
        Write to <bdi>{frame.name}</bdi> about a product, a size or an order. You receive the answer
        by e-mail.
      </p>
      <div className={css('parts')}>
        {isSent ? (
          <Notice kind="good" isFirst>
            {messages.messageSent}
          </Notice>
        ) : (
          <MessageForm sent={form} hasPolicies={frame.hasPolicies} />
        )}
        <aside className={css('aside')}>
          <Answers hasPolicies={frame.hasPolicies} />
          {seller !== null && <Seller {...seller} />}
        </aside>
      </div>
    </div>
  );
}

interface MessageFormProps {
  readonly sent: FormState | null;
  readonly hasPolicies: boolean;
}

function MessageForm({ sent, hasPolicies }: MessageFormProps) {
  const { form, attempt, handlers } = useCheckedForm(sent);
  const { busy, onSubmit } = useBusyForm();
  return (
    <form
      className={css('form')}
      method="post"
      action={contactLink}
      onSubmit={onSubmit}
      {...handlers}
    >
      <FormRefusal form={form} attempt={attempt} />
      <TextField form={form} name="name" label="Name" autoComplete="name" maxLength={100} />
      <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
      <TextAreaField form={form} name="message" label="Message" rows={7} maxLength={4_000} />
      {/* Honeypot for bots, which fill in every field. */}
      <input
        className={layout('hidden')}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
      />
      <button className={`${buttonClass('primary')} ${css('send')}`} aria-busy={busy}>
        Send message
      </button>
      {hasPolicies && (
        <p className={css('small')}>
          We use your address only to reply to you. <a href="/privacy-policy/">Privacy policy</a>
        </p>
      )}
    </form>
  );
}

function Answers({ hasPolicies }: Pick<MessageFormProps, 'hasPolicies'>) {
  const links = [
    ...(hasPolicies ? saleLinks : []),
    ['Size guide', sizeGuideLink] as const,
    ['Your orders', '/account/'] as const,
  ];
  return (
    <section>
      <h2>Find an answer</h2>
      <ul className={css('links')}>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seller({ legalName, companyNumber, vatNumber, charityNumber }: BusinessDetails) {
  const details = [
    ['Name', legalName],
    ['Company number', companyNumber],
    ['VAT number', vatNumber],
    ['Charity number', charityNumber],
  ] as const;
  return (
    <section>
      <h2>Who you buy from</h2>
      <dl className={css('seller')}>
        {details.map(
          ([term, detail]) =>
            detail !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{detail}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
