/** Domain label with letters of any script, as in browsers. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const lastLabel = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})$/iu;

/** Whether a text is a fully qualified host name such as `shop.example`. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  if (text.length > 253 || labels.length < 2) return false;
  return labels.every((one) => label.test(one)) && lastLabel.test(labels.at(-1) ?? '');
}

const mailboxPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+$/u;

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (mailbox.length > 64 || text.length > 254) return false;
  return mailbox.split('.').every((part) => mailboxPart.test(part)) && isDomain(domain);
}

const webAddress = /^https?:\/\/([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/i;

/** Whether a text is an absolute web address with a host name. */
export function isWebAddress(text: string): boolean {
  return isDomain(webAddress.exec(text)?.[1] ?? '');
}
