import { actionProblem, SHOP_ACTIONS, shopAction } from './actions.js';

describe('shop actions', () => {
  it('LAY-042 are found by name, with or without the at-sign', () => {
    for (const action of SHOP_ACTIONS) {
      expect(shopAction(action.name)).toBe(action);
      expect(shopAction(` @${action.name}`)).toBe(action);
      expect(actionProblem(`@${action.name}`)).toBeUndefined();
    }
    expect(shopAction('start-chatting')).toBeUndefined();
  });

  it('EDT-033 an unknown name is a problem, other links are not', () => {
    expect(actionProblem(' @start-chatting ')).toBe(
      'There is no action “start-chatting”. Shoppers cannot use this button or link.',
    );
    for (const href of ['', '@', '#', '/@start-chatting', 'mailto:ada@example.test'])
      expect([href, actionProblem(href)]).toStrictEqual([href, undefined]);
  });
});
