import { domainError, invalidFields } from '../../../platform/domain-error.js';

/** Clients recognise the class name as an error code, and then ask for the password (IDN-006). */
export class ConfirmPassword extends domainError(
  'forbidden',
  'Please confirm your password first',
) {}

const wrong = 'The password is wrong';

/** Irreversible actions require the password. */
export class PasswordNotTheirs extends invalidFields({ password: [wrong] }, wrong) {}
