import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';

import { isLoopback } from '../http-client/address-ranges.js';
import type { MailIdentity, OutgoingMail } from './mail.js';

/** Time limit for a silent SMTP server. */
const smtpTimeoutMs = 20_000;

/** Delivers mails to the outside. */
export abstract class MailCarrier {
  /** Resolves once the mail was accepted. Repeated deliveries of a mail are the same message. */
  abstract deliver(mail: OutgoingMail): Promise<void>;
  abstract close(): void;
}

export interface SmtpOptions {
  /**
   * With `smtp:`, the server must support STARTTLS (RFC 3207, decision 0042) unless it runs on this
   * machine or the URL disables it.
   */
  readonly mustEncrypt: boolean;
}

/**
 * Delivers mails to an SMTP server (RFC 5321), for `smtps:` within TLS from the first byte (RFC
 * 8314).
 */
export class SmtpCarrier extends MailCarrier {
  private readonly transport: ReturnType<typeof smtpTransport>;

  constructor(
    smtpUrl: string,
    private readonly from: string,
    options: SmtpOptions = { mustEncrypt: false },
  ) {
    super();
    this.transport = smtpTransport(smtpUrl, options);
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await this.transport.sendMail(messageOf(mail, this.from));
  }

  close(): void {
    this.transport.close();
  }
}

/** Delivery without an SMTP server: writes files that any mail program opens. */
export class OutboxFolder extends MailCarrier {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    const { message } = await this.transport.sendMail(messageOf(mail, this.from));
    await mkdir(this.folder, { recursive: true });
    // The final name guarantees a complete file.
    await writeFile(this.unfinished(mail), message, { mode: 0o600 });
    await rename(this.unfinished(mail), this.file(mail));
  }

  /** Deletes a mail, even if it was written only partially or not at all. */
  async forget(mail: MailIdentity): Promise<void> {
    await rm(this.unfinished(mail), { force: true });
    await rm(this.file(mail), { force: true });
  }

  close(): void {
    this.transport.close();
  }

  private file({ id, createdAt }: MailIdentity): string {
    const time = createdAt.toISOString().replace(/[-:.]/g, '');
    return path.join(this.folder, `${time}-${id}.eml`);
  }

  private unfinished(mail: MailIdentity): string {
    return `${this.file(mail)}.part`;
  }
}

function smtpTransport(url: string, { mustEncrypt }: SmtpOptions) {
  // The URL is an option here: as the only argument of createTransport(), it would replace all
  // other options.
  return createTransport(
    new SMTPTransport({
      url,
      // `?requireTLS=false` in the URL takes precedence.
      requireTLS: mustEncrypt && !isOnThisMachine(url),
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    }),
  );
}

function isOnThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || isLoopback(host);
}

/**
 * The Message-ID (RFC 5322, 3.6.4) is derived from the mail, so that repetitions are recognized.
 */
function messageOf(
  { id, createdAt, sender, ...mail }: OutgoingMail,
  from: string,
): SendMailOptions {
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    // Customers know the shop, but the installation is responsible for the mail.
    from: sender === undefined ? from : { name: sender, address: addressIn(from) },
    // An object is a single address, whatever characters it contains; a text would be parsed as a
    // list.
    to: { name: '', address: mail.to },
    subject: mail.subjectLine,
    text: mail.text,
    html: mail.html,
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the address in `Shops <no-reply@shops.example>` or in a bare address. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
