import { quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';

import styles from './QuoteRequestPage.module.css';
import { CaptchaBox, useCaptchaForm } from '../../accounts/index.js';
import orderPage from '../order-page.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { useCheckedForm } from '../../../lib/useCheckedForm.js';
import { AddressFields } from '../../../ui/shop/AddressFields.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { TextAreaField, TextField } from '../../../ui/shop/Field.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';
import { addressLabels, useAddressFormat } from '../../../ui/shop/useAddressFormat.js';
import pageForm from '../../../ui/shop/page-form.module.css';

const css = classesOf({ ...orderPage, ...pageForm, ...styles });

type Screen = ScreenProps<'quote-request'>['screen'];

/** Request for a bespoke quote; works without script (RTE-037, RET-003). */
export function QuoteRequestPage({ screen }: ScreenProps<'quote-request'>) {
  const { id, countries, country } = screen;
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { format, onCountry } = useAddressFormat(screen.addressFormat);
  const { busy, box, handlers } = useCaptchaForm('quote-request');
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <header className={css('head')}>
        <h1>Get a quote</h1>
        <p className={css('lead')}>
          Tell us what you need and how many. We will work out a price and send it to you.
        </p>
      </header>
      <form
        className={`${css('form')} ${css('narrow')}`}
        method="post"
        action={quoteRequestLink}
        encType="multipart/form-data"
        {...handlers}
        {...checks}
      >
        <FormRefusal
          form={form}
          attempt={attempt}
          labels={addressLabels(format, 'shippingAddress')}
        />
        <input type="hidden" name="id" value={id} />
        <QuoteFields form={form} />
        <fieldset className={css('group')}>
          <legend>Delivery address</legend>
          <AddressFields
            of="shipping"
            form={form}
            countries={countries}
            country={country}
            format={format}
            onCountry={onCountry}
          />
        </fieldset>
        <ContactFields form={form} />
        <CaptchaBox form={form} place={box} />
        <button className={`${buttonClass('primary')} ${css('send')}`} aria-busy={busy}>
          Request quote
        </button>
      </form>
    </div>
  );
}

function QuoteFields({ form }: Pick<Screen, 'form'>) {
  return (
    <fieldset className={css('group')}>
      <legend>What you need</legend>
      <TextField form={form} name="product" label="Product" maxLength={200} />
      <div className={css('pair')}>
        <TextField
          form={form}
          name="quantity"
          label="Quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
        />
        <TextField form={form} name="neededBy" label="Needed by" type="date" required={false} />
      </div>
      <TextField
        form={form}
        name="artwork"
        label="Artwork, PDF or image up to 10 MB"
        type="file"
        accept="application/pdf,image/png,image/jpeg,image/webp"
        required={false}
      />
      <TextAreaField
        form={form}
        name="notes"
        label="Anything else we should know"
        maxLength={2_000}
        required={false}
      />
    </fieldset>
  );
}

function ContactFields({ form }: Pick<Screen, 'form'>) {
  return (
    <fieldset className={css('group')}>
      <legend>Contact details</legend>
      <TextField form={form} name="email" type="email" label="E-mail" autoComplete="email" />
      <TextField
        form={form}
        name="company"
        label="Company"
        autoComplete="organization"
        required={false}
        maxLength={120}
      />
    </fieldset>
  );
}
