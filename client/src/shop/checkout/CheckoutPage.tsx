import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MouseEvent } from 'react';

import styles from './CheckoutPage.module.css';
import { useQuote } from './useQuote.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { AddressFields } from '../../ui/shop/AddressFields.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { CardMarks } from '../../ui/shop/CardMarks.js';
import { CheckoutLayout } from '../../ui/shop/CheckoutLayout.js';
import { CouponField } from '../../ui/shop/CouponField.js';
import { TextField } from '../../ui/shop/Field.js';
import { FreeDelivery } from '../../ui/shop/FreeDelivery.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { NoPayments } from '../../ui/shop/NoPayments.js';
import { NewPasswordField } from '../../ui/shop/PasswordField.js';
import { CardFields } from '../../ui/shop/payment/CardFields.js';
import type { CardEntry } from '../../ui/shop/payment/card-entry.js';
import { payLabel, usePaymentForm } from '../../ui/shop/payment/usePaymentForm.js';
import { addressLabels, useAddressFormat } from '../../ui/shop/useAddressFormat.js';
import { TestMode } from '../../ui/shop/TestMode.js';
import { Notice } from '../../ui/shop/Notice.js';
import pageForm from '../../ui/shop/page-form.module.css';

const css = classesOf({ ...pageForm, ...styles });
type Screen = ScreenProps<'checkout'>['screen'];

interface TickProps extends Pick<Screen, 'form'> {
  readonly name: string;
  readonly children: string;
}

function Tick({ form, name, children }: TickProps) {
  return (
    <label className={css('check')}>
      <input type="checkbox" name={name} value="1" defaultChecked={form?.values[name] === '1'} />
      {children}
    </label>
  );
}

function Contact({ form, offersAccount }: Pick<Screen, 'form' | 'offersAccount'>) {
  return (
    <fieldset className={css('group')}>
      <legend>Contact</legend>
      <TextField
        form={form}
        name="email"
        type="email"
        label="E-mail"
        autoComplete="email"
        maxLength={254}
      />
      {offersAccount && <NewAccount form={form} />}
    </fieldset>
  );
}

/** Creates an account with a guest's order; its fields appear once the box is ticked. */
function NewAccount({ form }: Pick<Screen, 'form'>) {
  return (
    <>
      <Tick form={form} name="makeAccount">
        Create an account to track this order
      </Tick>
      <div className={css('more')}>
        <NewPasswordField
          form={form}
          label="Password"
          required={false}
          isOptional={false}
          help="After you pay, we will e-mail you to confirm your address and accept the terms."
        />
      </div>
    </>
  );
}

/** Saved addresses as links that fill the form, so that they work without script. */
function SavedAddresses({ addresses }: { readonly addresses: NonNullable<Screen['addresses']> }) {
  if (addresses.length < 2) return null;
  return (
    <nav className={css('kept')} aria-label="Your addresses">
      <ul>
        {addresses.map(({ addressId, line, isChosen }) => (
          <li key={addressId}>
            <a
              href={`/checkout/?address=${addressId}`}
              {...(isChosen && { 'aria-current': 'true' })}
            >
              {line}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Format of the address fields, and what changes it. */
type Format = ReturnType<typeof useAddressFormat>;

interface DeliveryProps
  extends
    Format,
    Pick<
      Screen,
      'form' | 'countries' | 'country' | 'takesEori' | 'arrival' | 'lastDay' | 'addresses'
    > {
  readonly requote: (form: HTMLFormElement, button?: HTMLButtonElement) => void;
}

function Delivery(props: DeliveryProps) {
  const { form, countries, country, arrival, lastDay, addresses } = props;
  return (
    <fieldset className={css('group')}>
      <legend>Delivery</legend>
      {addresses !== null && <SavedAddresses addresses={addresses} />}
      <AddressFields
        of="shipping"
        form={form}
        countries={countries}
        country={country}
        format={props.format}
        takesEori={props.takesEori}
        onCountry={(chosen, element) => {
          props.onCountry(chosen);
          if (element !== null) props.requote(element);
        }}
      />
      <button
        className={`${buttonClass('text')} ${css('requote')}`}
        name="quote"
        value="1"
        formNoValidate
      >
        Update delivery price
      </button>
      {addresses !== null && (
        <Tick form={form} name="keepAddress">
          Save this address for next time
        </Tick>
      )}
      <p className={css('arrival')} role="status">
        <strong>{`Get it ${arrival}`}</strong>
        {lastDay !== null && <strong>{lastDay}</strong>}
        <span>Made to order once you have paid.</span>
      </p>
    </fieldset>
  );
}

interface CouponProps extends Pick<Screen, 'form' | 'coupon'> {
  readonly requote: DeliveryProps['requote'];
}

/** Its buttons update the totals, without script by showing the filled form again. */
function Coupon({ form, coupon, requote }: CouponProps) {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (button.form === null) return;
    event.preventDefault();
    requote(button.form, button);
  };
  const button = { name: 'quote', formNoValidate: true, onClick };
  return (
    <fieldset className={css('group')}>
      <legend>Discount</legend>
      <CouponField
        coupon={coupon}
        error={form?.errors['coupon']?.[0] ?? null}
        name="coupon"
        busy={false}
        apply={{ ...button, value: '1' }}
        remove={{ ...button, value: 'remove' }}
      />
    </fieldset>
  );
}

interface PaymentProps extends Format, Pick<Screen, 'form' | 'countries' | 'country'> {
  readonly cards: ShopFrame['cards'] | undefined;
  readonly card: CardEntry;
}

function Payment(props: PaymentProps) {
  const { form, countries, country, cards, format, onCountry, card } = props;
  return (
    <fieldset className={css('group')}>
      <legend>Payment</legend>
      {card.fields !== null && <CardMarks brands={cards} />}
      <CardFields card={card} />
      <Tick form={form} name="billingDiffers">
        Billing address is different
      </Tick>
      <div className={css('more')}>
        <AddressFields
          of="billing"
          form={form}
          countries={countries}
          country={billingCountryOf({ form, country })}
          format={format}
          onCountry={onCountry}
        />
      </div>
    </fieldset>
  );
}

function billingCountryOf({ form, country }: Pick<Screen, 'form' | 'country'>): string {
  return form?.values['billingAddress.country'] ?? country;
}

/** The order that the visitor sees, which the server compares with its own. */
function Order({ idempotencyKey, totals }: Pick<Screen, 'idempotencyKey' | 'totals'>) {
  return (
    <>
      {/* First submit button of the form, so that Enter does not trigger the shipping quote. */}
      <button hidden aria-hidden tabIndex={-1} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={totals.total} />
      <input type="hidden" name="expectedCurrency" value={totals.currency} />
    </>
  );
}

function PayButton({ totals, busy }: Pick<Screen, 'totals'> & { readonly busy: boolean }) {
  return (
    <button className={buttonClass('primary', true)} aria-busy={busy}>
      {busy ? 'Placing your order…' : payLabel(totals)}
    </button>
  );
}

function appliedCode(coupon: Screen['coupon']): string | null {
  return coupon?.message === null ? coupon.code : null;
}

/** Contact, address and payment on one page, without an account (PAY-008). */
export function CheckoutPage({ frame, screen }: ScreenProps<'checkout'>) {
  const { basket, idempotencyKey, payment } = screen;
  const { form, attempt, handlers } = useCheckedForm(screen.form);
  const { message, requote, ...quote } = useQuote(screen);
  const { totals } = quote;
  const shipping = useAddressFormat(screen.addressFormats.shipping);
  const billing = useAddressFormat(screen.addressFormats.billing);
  const labels = {
    ...addressLabels(shipping.format, 'shippingAddress'),
    ...addressLabels(billing.format, 'billingAddress'),
    'shippingAddress.eoriNumber': 'EORI number of your company',
    coupon: 'Discount code',
  };
  const { busy, onSubmit, card } = usePaymentForm(payment, totals);
  const items = basket.items.map((item) => ({ ...item, price: item.priceIncTax }));
  return (
    <CheckoutLayout
      items={items}
      totals={{ ...totals, coupon: appliedCode(quote.coupon) }}
      goal={<FreeDelivery {...basket} isFree={totals.shipping === 0} />}
    >
      <h1>Checkout</h1>
      {screen.isTestMode && <TestMode />}
      {message === null ? (
        <FormRefusal form={form} attempt={attempt} labels={labels} />
      ) : (
        <Notice kind="bad">{message}</Notice>
      )}
      {payment === null ? (
        <NoPayments />
      ) : (
        <form
          className={`${css('form')} ${css('belowTitle')}`}
          method="post"
          action="/checkout/"
          onSubmit={onSubmit}
          {...handlers}
        >
          <Order idempotencyKey={idempotencyKey} totals={totals} />
          <Contact {...screen} form={form} />
          <Delivery {...screen} {...quote} form={form} {...shipping} requote={requote} />
          <Coupon form={form} coupon={quote.coupon} requote={requote} />
          <Payment {...screen} {...billing} form={form} card={card} cards={frame.cards} />
          <PayButton totals={totals} busy={busy} />
        </form>
      )}
    </CheckoutLayout>
  );
}
