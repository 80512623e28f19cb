import { until } from '../testing/until.js';
import { address, idle, LateCarrier, useMail } from './mail.testing.js';

describe('the mail of an erased person', () => {
  const { folder, outbox, mailFor, stored, isSent, sentBefore, files, destroyKey, whileTaken } =
    useMail();

  it('is removed from the table and the folder', async () => {
    const { mails } = await outbox();
    const [mail, other] = [await mailFor('person:4'), await mailFor('person:5')];
    await mails.enqueue(mail);
    await mails.enqueue(other);
    await isSent(mail);
    await isSent(other);
    await mails.erase('person:4');
    await mails.erase('person:4');
    expect(await stored(mail)).not.toContain(address);
    expect(await stored(other)).toContain(address);
    expect(await files()).toHaveLength(1);
  });

  it('is kept for the configured time after it was sent, regardless of the recipient', async () => {
    const { mails } = await outbox();
    const [old, young, fresh] = [
      await mailFor('person:1'),
      await mailFor('person:2'),
      await mailFor('person:3'),
    ];
    for (const mail of [old, young]) {
      await mails.enqueue(mail);
      await isSent(mail);
    }
    await sentBefore(old, 31);
    await sentBefore(young, 29);
    await mails.forgetOld(30);
    expect(await stored(old)).not.toContain(address);
    expect(await stored(young)).toContain(address);
    expect(await files()).toHaveLength(1);

    await mails.enqueue(fresh);
    expect(await mails.forgetOld(1)).toBe(1);
    expect(await stored(fresh)).toContain(address);
  });

  it('is not written if the reactor read the event before the erasure', async () => {
    const { mails, jobs } = await outbox();
    const mail = await mailFor('person:6');
    await destroyKey('person:6');
    await mails.enqueue(mail);
    await idle(jobs);
    expect(await files()).toEqual([]);
    expect(await stored(mail)).toContain('confirmation');
    expect(await stored(mail)).not.toContain(address);
  });

  it('is not kept if the erasure overtakes the write', async () => {
    const late = new LateCarrier(folder());
    const { mails } = await outbox(late);
    late.before = () => mails.erase('person:7');
    const mail = await mailFor('person:7');
    await mails.enqueue(mail);
    await until(
      () => late.delivered,
      (count) => count === 1,
    );
    await until(files, ({ length }) => length === 0);
    expect(await stored(mail)).not.toContain(address);
  });

  it('is found by an erasure that waits for its insert', async () => {
    const { mails } = await outbox();
    const mail = await mailFor('person:8');
    const both = await whileTaken(mail, async (untilWaiting) => {
      const put = mails.enqueue(mail);
      await untilWaiting(1);
      const erased = destroyKey('person:8').then(() => mails.erase('person:8'));
      await untilWaiting(2);
      return () => Promise.all([put, erased]);
    });
    await both();
    await until(files, ({ length }) => length === 0);
    expect(await stored(mail)).not.toContain(address);
  });

  it('is sent to recipients that the log never knew', async () => {
    const { mails } = await outbox();
    const mail = { ...(await mailFor('person:9')), subject: 'person:unknown' };
    await mails.enqueue(mail);
    await isSent(mail);
    expect(await files()).toHaveLength(1);
  });
});
