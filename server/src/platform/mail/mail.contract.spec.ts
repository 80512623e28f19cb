import { until } from '../testing/until.js';
import { withCorrelation } from '../tracing/correlation.js';
import type { JobRequest } from '../jobs/job.js';
import { mostByAnybody, type NewMail } from './mail.js';
import { SmtpCarrier } from './mail-carrier.js';
import { address, BrokenCarrier, from, idle, useMail } from './mail.testing.js';
import { SmtpReceiver } from './smtp.testing.js';

describe('mail', () => {
  const { outbox, mailFor, stored, isSent, lose, files, read } = useMail();

  describe('without an SMTP server', () => {
    it('is written to the outbox folder, complete and under an anonymous name', async () => {
      const { mails } = await outbox();
      const mail = await mailFor('person:1');
      await mails.enqueue(mail);
      await isSent(mail);
      const [name = '', ...others] = await files();
      expect(others).toEqual([]);
      expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f-]{36}\.eml$/);
      const text = await read(name);
      expect(text).toContain(`To: ${address}`);
      expect(text).toContain('Subject: =?UTF-8?Q?Your_order_=E2=80=94_1?=');
      expect(text).toMatch(/^Message-ID: <[0-9a-f-]{36}@selvedge\.test>/m);
      expect(text).toContain(`<p>Hello ${address}</p>`);
    });

    it.each([
      [undefined, /^From: Selvedge <no-reply@selvedge\.test>$/m],
      ['Wave & Co', /^From: "Wave & Co" <no-reply@selvedge\.test>$/m],
      [
        'A, <b@c.test>\r\nBcc: d@e.test',
        /^From: =\?UTF-8\?Q\?A=2C_=3Cb=40c=2Etest=3E=0D=0ABcc=3A_d=40\?=$/m,
      ],
    ])('has the sender name %j and the address of the installation', async (sender, line) => {
      const { mails } = await outbox();
      const mail = await mailFor('person:8');
      await mails.enqueue({ ...mail, ...(sender !== undefined && { sender }) });
      await isSent(mail);
      const [name = ''] = await files();
      const text = await read(name);
      expect(text).toMatch(line);
      expect(text).not.toMatch(/^Bcc:/m);
    });

    it('is sent once per event, however often it is enqueued', async () => {
      const { mails, jobs } = await outbox();
      const mail = await mailFor('person:2');
      await Promise.all([mails.enqueue(mail), mails.enqueue(mail)]);
      await isSent(mail);
      await mails.enqueue({ ...mail, text: 'something else' });
      await jobs.add(jobAgain(mail));
      await idle(jobs);
      expect(await files()).toHaveLength(1);
      expect(await stored(mail)).not.toContain('something else');
    });

    it('is sent even if the queue has lost its job', async () => {
      const { mails, jobs } = await outbox();
      const mail = await mailFor('person:7');
      await mails.enqueue(mail);
      await isSent(mail);
      await idle(jobs);
      await mails.enqueueUnsent();
      await idle(jobs);
      expect(await files()).toHaveLength(1);

      await lose(mail);
      await mails.enqueueUnsent();
      await isSent(mail);
      expect(await files()).toHaveLength(2);
    });

    it('has a single recipient, whatever characters the address contains', async () => {
      const { mails } = await outbox();
      const mail = await mailFor('person:4');
      await mails.enqueue({ ...mail, to: 'a, b <b@example.test>, c@example.test' });
      await isSent(mail);
      const [name = ''] = await files();
      expect(await read(name)).toContain('To: <"a, b  b@example.test , c"@example.test>');
    });

    it('is limited to ten per hour and recipient if anyone may request it', async () => {
      const { mails, jobs } = await outbox();
      const mail = await mailFor('person:5');
      const numbers = Array.from({ length: mostByAnybody + 5 }, (_, at) => at + 1);
      const enqueueTo = (to: string) =>
        Promise.all(
          numbers.map((position) => mails.enqueue({ ...mail, position, to, byAnybody: true })),
        );
      await enqueueTo('Grace@example.test');
      await idle(jobs);
      expect(await files()).toHaveLength(mostByAnybody);
      const otherMail = { ...(await mailFor('person:6')), to: 'grace@example.test' };
      await mails.enqueue({ ...otherMail, byAnybody: true });
      await idle(jobs);
      expect(await files()).toHaveLength(mostByAnybody);
      // Necessary mails are still sent, and other recipients get theirs.
      await mails.enqueue({ ...otherMail, position: 2 });
      await mails.enqueue({ ...otherMail, position: 3, to: address, byAnybody: true });
      await idle(jobs);
      expect(await files()).toHaveLength(mostByAnybody + 2);
    });

    it('carries the correlation id of its request', async () => {
      const { mails, jobs } = await outbox(new BrokenCarrier());
      const mail = await mailFor('person:3');
      await withCorrelation('correlation-of-order', () => mails.enqueue(mail));
      const dead = await until(
        async () => (await jobs.deadLetters(100)).find(({ id }) => id.includes(`${mail.division}`)),
        (found) => found !== undefined,
      );
      expect(dead).toMatchObject({
        id: `confirmation-${mail.division}-1`,
        correlationId: 'correlation-of-order',
        data: { division: mail.division, reactor: 'confirmation', position: 1 },
      });
    });
  });

  describe('by SMTP', () => {
    const receiver = new SmtpReceiver();
    let url: string;

    beforeAll(async () => {
      url = await receiver.start();
    });

    beforeEach(() => {
      receiver.received.length = 0;
      receiver.answer = '250 OK';
    });

    afterAll(() => receiver.stop());

    it('is delivered once, and not stored in the folder', async () => {
      const { mails, jobs } = await outbox(new SmtpCarrier(url, from));
      const mail = await mailFor('person:10');
      await mails.enqueue(mail);
      await isSent(mail);
      await jobs.add(jobAgain(mail));
      await idle(jobs);
      expect(receiver.received).toHaveLength(1);
      expect(receiver.received[0]?.to).toContain(address);
      expect(receiver.received[0]?.text).toContain('Auto-Submitted: auto-generated');
      expect(await files()).toEqual([]);
    });

    it('is the same message when it is delivered again after a lost answer', async () => {
      receiver.answer = undefined;
      const { mails } = await outbox(new SmtpCarrier(url, from));
      const mail = await mailFor('person:11');
      await mails.enqueue(mail);
      await until(
        () => receiver.received.length,
        (count) => count >= 2,
      );
      receiver.answer = '250 OK';
      await isSent(mail);
      const ids = receiver.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@selvedge\.test>$/);
    });

    it('becomes a dead letter when it is refused, without the address in the reason', async () => {
      receiver.answer = `550 no such user <${address}>`;
      const { mails, jobs } = await outbox(new SmtpCarrier(url, from));
      const mail = await mailFor('person:12');
      await mails.enqueue(mail);
      const dead = await until(
        async () => (await jobs.deadLetters(100)).find(({ id }) => id.includes(`${mail.division}`)),
        (found) => found !== undefined,
      );
      expect(dead?.reason).toBe('Error EMESSAGE 550');
      expect(receiver.received).toHaveLength(5);
    });
  });
});

/** Job for a mail that was sent before, as a queue without memory would run it. */
const jobAgain = ({ division, reactor, position }: NewMail): JobRequest => ({
  name: 'mail',
  id: `again-${division}`,
  data: { division, reactor, position },
  correlationId: 'again',
});
