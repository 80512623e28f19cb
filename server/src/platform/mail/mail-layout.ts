import escapeHtml from 'escape-html';

/** Mail without its recipient. */
export interface ComposedMail {
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

/** CSS colours of highlighted elements. */
export interface MailColours {
  readonly colour: string;
  readonly onColour: string;
}

interface Action {
  readonly text: string;
  readonly href: string;
}

interface MailDocument {
  /** Plain text. */
  readonly title: string;
  /** Markup: table rows, as mail programs need them. */
  readonly rows: readonly string[];
  /** Plain text: the reason for this mail. */
  readonly why: string;
}

interface Letter {
  readonly subjectLine: string;
  /** All fields are plain text. */
  readonly heading: string;
  readonly greeting?: string;
  readonly body: string;
  readonly action: Action;
  readonly why: string;
}

const plainColours: MailColours = { colour: '#23211f', onColour: '#ffffff' };

/** Common layout of every mail: a sheet on a background, with the reason for the mail below it. */
export function mailDocument({ title, rows, why }: MailDocument): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f3f0;color:#23211f;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px">
${rows.join('\n')}
</table>
<p style="max-width:560px;margin:16px auto 0;color:#6b6762;font-size:13px;text-align:center">${escapeHtml(why)}</p>
</body></html>
`;
}

/** Heading and introduction of a mail; `bodyHtml` is markup. */
export function mailHeading(heading: string, bodyHtml: string): string {
  return `<tr><td style="padding:32px 32px 8px"><h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>
<p style="margin:0">${bodyHtml}</p></td></tr>`;
}

/** The mail's single call to action. */
export function mailButton({ text, href }: Action, colours: MailColours = plainColours): string {
  const { colour, onColour } = colours;
  return `<tr><td style="padding:24px 32px 32px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;background:${escapeHtml(colour)};color:${escapeHtml(onColour)};border-radius:8px;font-weight:bold;text-decoration:none">${escapeHtml(text)}</a></td></tr>`;
}

/** Short mail with one request, as text and as markup. */
export function letter({
  subjectLine,
  heading,
  greeting,
  body,
  action,
  why,
}: Letter): ComposedMail {
  const paragraphs = greeting === undefined ? [body] : [greeting, body];
  return {
    subjectLine,
    text: [...paragraphs, action.href, why].join('\n\n'),
    html: mailDocument({
      title: heading,
      rows: [mailHeading(heading, paragraphs.map(escapeHtml).join('<br><br>')), mailButton(action)],
      why,
    }),
  };
}
