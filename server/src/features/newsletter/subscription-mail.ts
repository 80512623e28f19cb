import escapeHtml from 'escape-html';

/** What the mail is about. */
interface SubscriptionMailFrame {
  readonly shop: string;
  /** Where the person says yes. */
  readonly link: string;
  readonly firstName: string | null;
}

interface SubscriptionMail {
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

/** MKT-019: asks whether it was really they who subscribed. */
export function subscriptionMail({
  shop,
  link,
  firstName,
}: SubscriptionMailFrame): SubscriptionMail {
  const hello = firstName === null ? 'Hello,' : `Hello ${firstName},`;
  const ask = `please confirm that you want to hear from ${shop}.`;
  const why = 'If it was not you, do nothing, and you will hear no more.';
  return {
    subjectLine: `Please confirm your subscription to ${shop}`,
    text: [hello, ask, link, why].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Confirm your subscription</title></head>
<body style="margin:0;padding:24px;background:#f4f3f0;color:#23211f;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:496px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">Nearly there</h1>
<p style="margin:0 0 24px">${escapeHtml(hello)} ${escapeHtml(ask)}</p>
<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background:#23211f;color:#ffffff;border-radius:8px;font-weight:bold;text-decoration:none">Yes, subscribe me</a>
</div><p style="color:#6b6762;font-size:13px;text-align:center">${escapeHtml(why)}</p></body></html>
`,
  };
}
