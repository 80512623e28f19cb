import { badgesOf, BADGE_GROUP_NAMES } from './badge-groups.js';

describe('badge groups', () => {
  it('list their badges in order, with whether each is earned', () => {
    expect(badgesOf('account', ['card', 'theme'])).toStrictEqual([
      { code: 'sign-up', title: 'Sign-up', isEarned: false },
      { code: 'card', title: 'Card and billing', isEarned: true },
      { code: 'profile', title: 'Profile', isEarned: false },
    ]);
  });

  it('combine account and shop badges, without those that cannot be earned here', () => {
    const [all, account, shop] = BADGE_GROUP_NAMES.map((group) =>
      badgesOf(group, []).map(({ code }) => code),
    );
    expect(all?.toSorted()).toStrictEqual([...(account ?? []), ...(shop ?? [])].toSorted());
    expect(all).not.toContain('shopify-sign-up');
  });
});
