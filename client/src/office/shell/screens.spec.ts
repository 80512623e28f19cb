import { abilitiesOf } from '@selvedge/shared/permissions/policies';
import { everybodyOn } from '@selvedge/shared/permissions/askers.testing';
import type { HostContext } from '@selvedge/shared/permissions/hosts';

import { mayOpen, screensOf } from './screens.js';

const sessionOf = (context: HostContext, who: string) => {
  const asker = everybodyOn(context)[who];
  return { context, abilities: asker === undefined ? [] : abilitiesOf(asker) };
};
const textsFor = (context: HostContext, who: string) =>
  screensOf(sessionOf(context, who)).map(({ text }) => text);

describe('the screens of the office', () => {
  it.each<[HostContext, string, string]>([
    ['store', 'owner', 'Board Orders Products Collections Creators Media Theme Settings'],
    ['store', 'manager', 'Board Orders Products Collections Creators Media Theme Settings'],
    ['main-brand', 'owner', 'Board Orders Products Collections Creators Media Theme Settings'],
    ['store', 'member', ''],
    ['store', 'viewer', ''],
    ['main-brand', 'viewer', ''],
    ['atlas', 'viewer', 'Board Orders'],
    ['atlas', 'manager', 'Media'],
    ['atlas', 'lead', 'Board Orders Media'],
    ['atlas', 'staff', ''],
    ['atlas', 'visitor', ''],
  ])('on %s are for a %s those that the server answers: %s', (context, who, screens) => {
    expect(textsFor(context, who).join(' ')).toBe(screens);
  });

  it.each([
    ['/orders', true],
    ['/orders/$id', true],
    ['/products/new', false],
    ['/settings/{-$section}', false],
    ['/', true],
    ['/ordersmith', true],
  ])('a viewer on atlas may open %s: %s', (route, may) => {
    expect(mayOpen(sessionOf('atlas', 'viewer'), route)).toBe(may);
  });

  it('what is below a screen takes what the screen takes', () => {
    expect(mayOpen(sessionOf('store', 'owner'), '/products/$uuid')).toBe(true);
    expect(mayOpen(sessionOf('store', 'member'), '/products/$uuid')).toBe(false);
  });
});
