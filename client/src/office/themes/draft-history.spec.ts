import fc from 'fast-check';

import { startHistory, stepHistory, type DraftAction } from './draft-history.js';

const tropic = { name: 'tropic', values: {} };
const after = (...actions: readonly DraftAction[]) =>
  actions.reduce(stepHistory, startHistory(tropic));
const change = (value: string): DraftAction => ({ type: 'change', key: 'primary.color', value });
const undo: DraftAction = { type: 'undo' };
const redo: DraftAction = { type: 'redo' };

describe('THM-092 theme draft history', () => {
  it('overrides single keys, and resets a key to the value of the parent theme', () => {
    const { present } = after(change('#123456'));
    expect(present).toStrictEqual({ name: 'tropic', values: { 'primary.color': '#123456' } });
    expect(after(change('#123456'), { type: 'reset', key: 'primary.color' }).present).toStrictEqual(
      tropic,
    );
  });

  it('undoes and redoes changes, until another change is made', () => {
    expect(after(change('#123456'), undo).present).toStrictEqual(tropic);
    expect(after(change('#123456'), undo, redo).present.values['primary.color']).toBe('#123456');
    const other = after(change('#123456'), undo, { type: 'choose', name: 'nordic' });
    expect(other.future).toStrictEqual([]);
    expect(after(undo).present).toStrictEqual(tropic);
    expect(after(redo).present).toStrictEqual(tropic);
  });

  it('treats the changes of one dragged key as one step until it is released', () => {
    expect(after(change('#111111'), change('#222222'), undo).present).toStrictEqual(tropic);
    const twice = after(change('#111111'), { type: 'settle' }, change('#222222'), undo);
    expect(twice.present.values['primary.color']).toBe('#111111');
    expect(after({ type: 'settle' }).moving).toBeNull();
  });

  it('records no step if nothing changes', () => {
    const same = after(change('#111111'), { type: 'settle' }, change('#111111'));
    expect(same.past).toHaveLength(1);
    expect(after({ type: 'replace', draft: tropic }).past).toHaveLength(0);
  });

  it('THM-001 switches to another theme without the overrides of the previous one', () => {
    const { present } = after(change('#111111'), { type: 'choose', name: 'nordic' });
    expect(present).toStrictEqual({ name: 'nordic', values: {} });
  });

  it('can always be undone back to the start', () => {
    const value = fc.constantFrom('#111111', '#222222').map(change);
    const rest = fc.constantFrom<DraftAction>(
      undo,
      redo,
      { type: 'settle' },
      { type: 'reset', key: 'primary.color' },
      { type: 'choose', name: 'nordic' },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(value, rest)), (actions) => {
        const history = after(...actions);
        const back = history.past.reduce((state) => stepHistory(state, undo), history);
        expect(back.present).toStrictEqual(tropic);
      }),
    );
  });
});
