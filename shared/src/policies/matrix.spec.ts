import { LOGIN_STATES, type LoginState } from '../stores/store-page.js';
import { principal, principalsOn } from '../permissions/principals.testing.js';
import { answersOf, expectedTable, type Question } from './matrix.testing.js';
import { abilitiesOf, ABILITIES, ACTIONS, refusalOf } from './policies.js';

const stateless = Object.fromEntries(
  ABILITIES.map((action): [string, Question] => [action, (one) => refusalOf(one, action)]),
);

describe('the permission matrix', () => {
  it('GRD-003 PRM-006 covers all principals on a shop host', () => {
    expect(answersOf(stateless, principalsOn('store'))).toBe(expectedTable`
                            visitor   invited   shopper   member    owner     staff     viewer    manager   lead      itself
    account.use             401       401       yes       yes       yes       yes       yes       yes       yes       401
    team.manage             401       401       403       403       yes       403       403       yes       yes       401
    people.erase            404       404       404       404       404       404       404       404       404       404
    collections.manage      401       401       403       403       yes       403       403       yes       yes       401
    creators.manage         401       401       403       403       yes       403       403       yes       yes       401
    customers.look-after    404       404       404       404       404       404       404       404       404       404
    discounts.manage        401       401       403       403       yes       403       403       yes       yes       401
    installation.manage     404       404       404       404       404       404       404       404       404       404
    media.manage            401       401       403       403       yes       403       403       yes       yes       401
    media.view-elsewhere    foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign
    models.order            403       403       403       403       yes       403       403       yes       yes       403
    models.customer         403       403       403       403       yes       403       403       yes       yes       403
    models.user             403       403       403       403       403       403       403       403       yes       403
    notifications.receive   401       401       403       yes       yes       403       403       403       403       401
    sale-mails.choose       401       401       403       403       yes       403       403       yes       yes       401
    push.subscribe          401       401       yes       yes       yes       403       403       403       403       401
    notifications.send      401       401       403       403       yes       403       403       yes       yes       401
    shops.open              404       404       404       404       404       404       404       404       404       404
    shops.look-after        401       401       403       yes       yes       403       403       403       403       401
    orders.view             401       401       403       403       yes       403       403       yes       yes       401
    orders.view-all         404       404       404       404       404       404       404       404       404       404
    orders.see-pictures     404       404       404       404       404       404       404       404       404       404
    orders.watch            401       401       403       403       yes       403       yes       yes       yes       401
    orders.follow           404       404       404       404       404       404       404       404       404       yes
    orders.view-handler     401       401       403       403       403       403       yes       403       yes       401
    orders.change-status    404       404       404       404       404       404       404       404       404       404
    orders.mark-paid        404       404       404       404       404       404       404       404       404       404
    orders.confirm-refund   404       404       404       404       404       404       404       404       404       404
    orders.refund           404       404       404       404       404       404       404       404       404       404
    labels.print            404       404       404       404       404       404       404       404       404       404
    quotes.manage           404       404       404       404       404       404       404       404       404       404
    orders.sort             404       404       404       404       404       404       404       404       404       404
    pages.manage            401       401       403       403       yes       403       403       yes       yes       401
    pages.publish           401       401       403       403       yes       403       403       yes       yes       401
    pages.edit              401       401       403       403       yes       403       403       yes       yes       401
    pages.join              401       401       403       yes       yes       403       403       yes       yes       401
    pages.connect           401       401       403       403       yes       403       403       yes       yes       401
    pages.preview           404       404       404       yes       yes       yes       yes       yes       yes       404
    comments.write          401       401       403       403       yes       403       403       yes       yes       401
    comments.change         401       401       403       403       403       403       403       403       403       yes
    business.manage         401       401       403       403       yes       403       403       yes       yes       401
    plan.ask                401       401       403       403       yes       403       403       yes       yes       401
    stores.look-after       404       404       404       404       404       404       404       404       404       404
    products.manage         401       401       403       403       yes       403       403       yes       yes       401
    products.view-history   401       401       403       403       yes       403       403       yes       yes       401
    products.view-private   401       401       403       403       yes       403       403       yes       yes       401
    products.preview        404       404       404       yes       yes       yes       yes       yes       yes       404
    products.moderate       404       404       404       404       404       404       404       404       404       404
    staff.manage            404       404       404       404       404       404       404       404       404       404
    users.mute              404       404       404       404       404       404       404       404       404       404
    profile.own             404       404       404       404       404       404       404       404       404       404
    payroll.manage          404       404       404       404       404       404       404       404       404       404
    staff.join              404       404       404       404       404       404       404       404       404       404
    stores.enter            foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign   foreign
    settings.manage         401       401       403       403       yes       403       403       yes       yes       401
    team.join               yes       yes       yes       yes       yes       yes       yes       yes       yes       yes
    permissions.ask         401       401       403       yes       yes       403       403       403       403       401
    permissions.ask-atlas   401       401       403       403       403       yes       yes       yes       yes       401
    theme.manage            401       401       403       403       yes       403       403       yes       yes       401
    `);
  });

  it('GRD-003 STO-024 does not make members of the main brand internal users', () => {
    expect(answersOf(stateless, principalsOn('main-brand'))).toBe(expectedTable`
                            visitor   invited   shopper   member    owner     staff     viewer    manager   lead      itself
    account.use             401       401       yes       yes       yes       yes       yes       yes       yes       401
    team.manage             401       401       403       403       yes       403       403       yes       yes       401
    people.erase            401       401       403       403       403       403       403       403       yes       401
    collections.manage      401       401       403       403       yes       403       403       yes       yes       401
    creators.manage         401       401       403       403       yes       403       403       yes       yes       401
    customers.look-after    404       404       404       404       404       404       404       404       404       404
    discounts.manage        401       401       403       403       yes       403       403       yes       yes       401
    installation.manage     404       404       404       404       404       404       404       404       404       404
    media.manage            401       401       403       403       yes       403       403       yes       yes       401
    media.view-elsewhere    foreign   foreign   foreign   foreign   yes       foreign   foreign   yes       yes       foreign
    models.order            403       403       403       403       yes       403       403       yes       yes       403
    models.customer         403       403       403       403       yes       403       403       yes       yes       403
    models.user             403       403       403       403       403       403       403       403       yes       403
    notifications.receive   401       401       403       yes       yes       403       403       403       403       401
    sale-mails.choose       401       401       403       403       yes       403       403       yes       yes       401
    push.subscribe          401       401       yes       yes       yes       403       403       403       403       401
    notifications.send      401       401       403       403       yes       403       403       yes       yes       401
    shops.open              401       401       yes       yes       yes       yes       yes       yes       yes       401
    shops.look-after        401       401       403       yes       yes       403       403       403       403       401
    orders.view             401       401       403       403       yes       403       403       yes       yes       401
    orders.view-all         401       401       403       403       403       403       yes       403       yes       401
    orders.see-pictures     401       401       403       403       403       yes       yes       yes       yes       401
    orders.watch            401       401       403       403       yes       403       yes       yes       yes       401
    orders.follow           404       404       404       404       404       404       404       404       404       yes
    orders.view-handler     401       401       403       403       403       403       yes       403       yes       401
    orders.change-status    401       401       403       403       403       403       403       403       yes       401
    orders.mark-paid        401       401       403       403       403       403       403       403       yes       401
    orders.confirm-refund   401       401       403       403       403       403       403       403       yes       401
    orders.refund           401       401       403       403       403       403       403       403       yes       401
    labels.print            401       401       403       403       403       403       403       403       yes       401
    quotes.manage           401       401       403       403       403       403       403       403       yes       401
    orders.sort             401       401       403       403       403       403       403       403       yes       401
    pages.manage            401       401       403       403       yes       403       403       yes       yes       401
    pages.publish           401       401       403       403       yes       403       403       yes       yes       401
    pages.edit              401       401       403       403       yes       403       403       yes       yes       401
    pages.join              401       401       403       yes       yes       403       403       yes       yes       401
    pages.connect           401       401       403       403       yes       403       403       yes       yes       401
    pages.preview           404       404       404       404       404       yes       yes       yes       yes       404
    comments.write          401       401       403       403       yes       403       403       yes       yes       401
    comments.change         401       401       403       403       403       403       403       403       403       yes
    business.manage         401       401       403       403       yes       403       403       yes       yes       401
    plan.ask                401       401       403       403       yes       403       403       yes       yes       401
    stores.look-after       404       404       404       404       404       404       404       404       404       404
    products.manage         401       401       403       403       yes       403       403       yes       yes       401
    products.view-history   401       401       403       403       yes       403       403       yes       yes       401
    products.view-private   401       401       403       403       yes       403       403       yes       yes       401
    products.preview        404       404       404       404       404       yes       yes       yes       yes       404
    products.moderate       401       401       403       403       403       403       403       403       yes       401
    staff.manage            401       401       403       403       403       403       403       403       yes       401
    users.mute              401       401       403       403       403       403       403       403       yes       401
    profile.own             401       401       403       403       403       yes       yes       yes       yes       401
    payroll.manage          401       401       403       403       403       403       403       403       yes       401
    staff.join              404       404       404       404       404       404       404       404       404       404
    stores.enter            foreign   foreign   foreign   yes       yes       yes       yes       yes       yes       foreign
    settings.manage         401       401       403       403       yes       403       403       yes       yes       401
    team.join               yes       yes       yes       yes       yes       yes       yes       yes       yes       yes
    permissions.ask         401       401       403       yes       yes       403       403       403       403       401
    permissions.ask-atlas   401       401       403       403       403       yes       yes       yes       yes       401
    theme.manage            401       401       403       403       yes       403       403       yes       yes       401
    `);
  });

  it('PRM-007 covers all principals on atlas', () => {
    expect(answersOf(stateless, principalsOn('atlas'))).toBe(expectedTable`
                            visitor   invited   shopper   member    owner     staff     viewer    manager   lead      itself
    account.use             401       401       yes       yes       yes       yes       yes       yes       yes       401
    team.manage             404       404       404       404       404       404       404       404       404       404
    people.erase            401       401       403       403       403       403       403       403       yes       401
    collections.manage      404       404       404       404       404       404       404       404       404       404
    creators.manage         404       404       404       404       404       404       404       404       404       404
    customers.look-after    401       401       403       403       403       403       403       403       yes       401
    discounts.manage        404       404       404       404       404       404       404       404       404       404
    installation.manage     401       401       403       403       403       403       403       yes       yes       401
    media.manage            401       401       403       403       yes       403       403       yes       yes       401
    media.view-elsewhere    foreign   foreign   foreign   foreign   yes       foreign   foreign   yes       yes       foreign
    models.order            403       403       403       403       403       403       yes       403       yes       403
    models.customer         403       403       403       403       403       403       403       403       yes       403
    models.user             403       403       403       403       403       403       403       403       yes       403
    notifications.receive   401       401       403       403       403       yes       yes       yes       yes       401
    sale-mails.choose       404       404       404       404       404       404       404       404       404       404
    push.subscribe          404       404       404       404       404       404       404       404       404       404
    notifications.send      404       404       404       404       404       404       404       404       404       404
    shops.open              404       404       404       404       404       404       404       404       404       404
    shops.look-after        401       401       403       yes       yes       403       403       403       403       401
    orders.view             401       401       403       403       yes       403       403       yes       yes       401
    orders.view-all         401       401       403       403       403       403       yes       403       yes       401
    orders.see-pictures     401       401       403       403       403       yes       yes       yes       yes       401
    orders.watch            401       401       403       403       yes       403       yes       yes       yes       401
    orders.follow           404       404       404       404       404       404       404       404       404       yes
    orders.view-handler     401       401       403       403       403       403       yes       403       yes       401
    orders.change-status    401       401       403       403       403       403       403       403       yes       401
    orders.mark-paid        401       401       403       403       403       403       403       403       yes       401
    orders.confirm-refund   401       401       403       403       403       403       403       403       yes       401
    orders.refund           401       401       403       403       403       403       403       403       yes       401
    labels.print            401       401       403       403       403       403       403       403       yes       401
    quotes.manage           401       401       403       403       403       403       403       403       yes       401
    orders.sort             401       401       403       403       403       403       403       403       yes       401
    pages.manage            401       401       403       403       yes       403       403       yes       yes       401
    pages.publish           401       401       403       403       yes       403       403       yes       yes       401
    pages.edit              401       401       403       403       yes       403       403       yes       yes       401
    pages.join              401       401       403       yes       yes       403       403       yes       yes       401
    pages.connect           404       404       404       404       404       404       404       404       404       404
    pages.preview           404       404       404       404       404       404       404       404       404       404
    comments.write          401       401       403       403       yes       403       403       yes       yes       401
    comments.change         401       401       403       403       403       403       403       403       403       yes
    business.manage         404       404       404       404       404       404       404       404       404       404
    plan.ask                404       404       404       404       404       404       404       404       404       404
    stores.look-after       401       401       403       403       403       403       403       yes       yes       401
    products.manage         404       404       404       404       404       404       404       404       404       404
    products.view-history   401       401       403       403       yes       403       403       yes       yes       401
    products.view-private   401       401       403       403       yes       403       403       yes       yes       401
    products.preview        404       404       404       404       404       404       404       404       404       404
    products.moderate       401       401       403       403       403       403       403       403       yes       401
    staff.manage            401       401       403       403       403       403       403       403       yes       401
    users.mute              401       401       403       403       403       403       403       403       yes       401
    profile.own             401       401       403       403       403       yes       yes       yes       yes       401
    payroll.manage          401       401       403       403       403       403       403       403       yes       401
    staff.join              yes       yes       yes       yes       yes       yes       yes       yes       yes       yes
    stores.enter            foreign   foreign   foreign   yes       yes       yes       yes       yes       yes       foreign
    settings.manage         401       401       403       403       yes       403       403       yes       yes       401
    team.join               404       404       404       404       404       404       404       404       404       404
    permissions.ask         404       404       404       404       404       404       404       404       404       404
    permissions.ask-atlas   401       401       403       403       403       yes       yes       yes       yes       401
    theme.manage            401       401       403       403       yes       403       403       yes       yes       401
    `);
  });

  it('GRD-004 GRD-005 covers shops that are coming soon or password protected', () => {
    const shop = (isComingSoon: boolean, isPasswordProtected: boolean): Question => {
      return (one) => refusalOf(one, 'shop.visit', { isComingSoon, isPasswordProtected });
    };
    const shops = {
      open: shop(false, false),
      closed: shop(false, true),
      soon: shop(true, false),
      'soon, closed': shop(true, true),
    };
    expect(answersOf(shops, principalsOn('store'))).toBe(expectedTable`
                            visitor   invited   shopper   member    owner     staff     viewer    manager   lead      itself
    open                    yes       yes       yes       yes       yes       yes       yes       yes       yes       yes
    closed                  login     yes       login     yes       yes       yes       yes       yes       yes       login
    soon                    countdown yes       countdown yes       yes       countdown countdown countdown countdown countdown
    soon, closed            countdown yes       countdown yes       yes       countdown countdown countdown countdown countdown
    `);
  });

  it('GRD-009 GRD-039 GRD-040 RTE-081 covers pages by login state and publication', () => {
    const page = (loginState: LoginState, isPublished: boolean): Question => {
      return (one) => refusalOf(one, 'pages.visit', { loginState, isPublished });
    };
    const pages = Object.fromEntries(
      LOGIN_STATES.flatMap((state) => [
        [state, page(state, true)],
        [`${state}, soon`, page(state, false)],
      ]),
    );
    expect(answersOf(pages, principalsOn('store'))).toBe(expectedTable`
                            visitor   invited   shopper   member    owner     staff     viewer    manager   lead      itself
    everyone                yes       yes       yes       yes       yes       yes       yes       yes       yes       yes
    everyone, soon          404       404       404       yes       yes       yes       yes       yes       yes       404
    logged-in               401       401       yes       yes       yes       yes       yes       yes       yes       401
    logged-in, soon         404       404       404       yes       yes       yes       yes       yes       yes       404
    logged-out              yes       yes       dashboard dashboard dashboard dashboard dashboard dashboard dashboard yes
    logged-out, soon        404       404       404       dashboard dashboard dashboard dashboard dashboard dashboard 404
    dashboard-access        401       401       403       yes       yes       yes       yes       yes       yes       401
    dashboard-access, soon  404       404       404       yes       yes       yes       yes       yes       yes       404
    `);
  });

  it('lists the actions that need no state as abilities', () => {
    expect(ACTIONS.filter((action) => !new Set<string>(ABILITIES).has(action))).toStrictEqual([
      'pages.visit',
      'shop.visit',
    ]);
    const ofViewer = abilitiesOf(principalsOn('atlas')['viewer'] ?? principal());
    expect(ofViewer.join(' ')).toBe(
      'account.use models.order notifications.receive orders.view-all orders.see-pictures orders.watch orders.view-handler profile.own stores.enter permissions.ask-atlas',
    );
  });
});
