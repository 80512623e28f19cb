import { emptyAction, emptyForm, fieldOf, sentOf } from './builder-form.js';

describe('request of the notification builder', () => {
  it('has null for blank fields', () => {
    expect(sentOf({ ...emptyForm, title: 'Hello', href: ' ' })).toMatchObject({
      ...{ title: 'Hello', image: null, href: null, scheduledAt: null, recipients: [] },
    });
  });

  it('converts the local time to UTC', () => {
    const time = '2026-05-01T10:30';
    const { scheduledAt } = sentOf({ ...emptyForm, time });
    expect(scheduledAt).toBe(new Date(time).toISOString());
  });

  it('has actions, data, and a form if fields were added', () => {
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
  ])('shows a server error for %s at its field', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });
});
