import { emptyForm, sentOf } from './builder-form.js';

describe('what the builder of notifications sends', () => {
  it('has nothing for what was left empty', () => {
    expect(sentOf({ ...emptyForm, title: 'Hello', href: ' ' })).toMatchObject({
      ...{ title: 'Hello', image: null, href: null, scheduledAt: null, recipients: [] },
    });
  });

  it('has the time of a clock here as that of everybody', () => {
    const time = '2026-05-01T10:30';
    const { scheduledAt } = sentOf({ ...emptyForm, time });
    expect(scheduledAt).toBe(new Date(time).toISOString());
  });
});
