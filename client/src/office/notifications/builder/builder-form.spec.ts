import { emptyAction, emptyForm, fieldOf, sentOf } from './builder-form.js';

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

  it('has actions, a form where something is asked for, and what it carries', () => {
    const yes = { ...emptyAction, text: 'Yes', href: ' {orders} ' };
    const rows = { actions: [yes, emptyAction], fields: [{ name: 'when', label: 'When?' }] };
    const more = { formActions: [yes], footer: [yes], data: [{ name: ' size ', value: 'M' }] };
    const action = { text: 'Yes', href: '{orders}', primary: false, forcePro: false };
    expect(sentOf({ ...emptyForm, ...rows, ...more, before: 'merge' })).toMatchObject({
      actions: [action, { text: '', href: null }],
      form: { fields: [{ name: 'when', label: 'When?' }], actions: [action] },
      ...{ footerAction: action, data: { size: 'M' }, mergable: true },
    });
    expect(sentOf(emptyForm)).toMatchObject({ form: null, footerAction: null, mergable: false });
  });

  it.each([
    ['title', 'title'],
    ['scheduledAt', 'time'],
    ['actions.1.href', 'actions.1.href'],
    ['form.fields.0.name', 'fields.0.name'],
    ['form.actions', 'formActions'],
    ['footerAction.text', 'footer.0.text'],
  ])('says at its field what is wrong with %s', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });
});
