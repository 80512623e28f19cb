import { ACTION_TITLES, actionProblem, actionTitle } from './action-titles.js';
import { isShopAction, SHOP_ACTIONS } from './actions.js';

describe('shop actions', () => {
  it('LAY-042 are found by name, and have a title', () => {
    expect(Object.keys(ACTION_TITLES)).toStrictEqual([...SHOP_ACTIONS]);
    for (const name of SHOP_ACTIONS) {
      expect(isShopAction(name)).toBe(true);
      expect(actionTitle(` @${name}`)).toBe(ACTION_TITLES[name]);
      expect(actionProblem(`@${name}`)).toBeUndefined();
    }
    expect(isShopAction('start-chatting')).toBe(false);
    expect(actionTitle('@toString')).toBeUndefined();
  });

  it('EDT-033 an unknown name is a problem, other links are not', () => {
    expect(actionProblem(' @start-chatting ')).toBe(
      'There is no action “start-chatting”. Shoppers cannot use this button or link.',
    );
    for (const href of ['', '@', '#', '/@start-chatting', 'mailto:ada@example.test'])
      expect([href, actionProblem(href)]).toStrictEqual([href, undefined]);
  });
});
