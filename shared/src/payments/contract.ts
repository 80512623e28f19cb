import { digitsOf, expiryForm } from '../forms/usual-forms.js';
import { Rules } from '../forms/validators.js';

/** Card fields of the payment sandbox. Only the sandbox receives them (decision 0007). */
export class CardDetails {
  @Rules('required', {
    usual: digitsOf,
    pattern: /^\d{12,19}$/,
    message: 'Please enter a valid card number',
  })
  cardNumber!: string;

  @Rules('required', {
    usual: expiryForm,
    pattern: /^(0[1-9]|1[0-2])\/\d{2}$/,
    message: 'Please enter the expiry date as MM/YY',
  })
  expiry!: string;

  @Rules('required', {
    usual: digitsOf,
    pattern: /^\d{3,4}$/,
    message: 'Please enter the security code',
  })
  securityCode!: string;
}
