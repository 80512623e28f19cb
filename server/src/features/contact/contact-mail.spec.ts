import { contactMail } from './contact-mail.js';

it('contact mail contains the message as text and a reply link', () => {
  const { subjectLine, text, html } = contactMail({
    ...{ shop: 'Tropic', name: 'Ada <b>', email: 'ada+tees@example.test' },
    message: 'Two lines\n<script>x</script>',
  });
  expect(subjectLine).toBe('Ada <b> wrote to Tropic');
  expect(text).toContain('Two lines\n<script>x</script>\n\nAda <b>, ada+tees@example.test');
  expect(html).toContain('Two lines\n&lt;script&gt;x&lt;/script&gt;');
  expect(html).toContain('href="mailto:ada%2Btees%40example.test"');
  expect(html).not.toMatch(/<script|<b>/);
});
