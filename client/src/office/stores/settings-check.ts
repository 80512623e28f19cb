import { badHandle, isHandle } from '@selvedge/shared/catalogue/social-networks';
import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { dearestDelivery, DELIVERY_ZONES } from '@selvedge/shared/delivery/delivery-zone';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import { minorDigits, type CurrencyCode } from '@selvedge/shared/money';
import { verificationRules } from '@selvedge/shared/stores/verification/verification-rules';
import { gatePasswordRules, ownDomainRules } from '@selvedge/shared/stores/admin/setting-rules';
import { problemsOfMeasurement } from '@selvedge/shared/stores/measurement/measurement';

import type { EntryFields, ItemFields, SegmentFields, TileFields } from './menu/menu-form.js';
import { problemsOfChristmas } from './christmas/christmas-form.js';
import { linkProblem } from './link-problem.js';
import { handlesIn, idsIn, type SettingsForm } from './settings-form.js';
import { amountIn, typedAmountProblem } from '../../ui/office/amounts.js';

/** Error of each field, by dotted path. */
type Problems = readonly (readonly [path: string, problem: string | undefined])[];

const verifyingSites = ['google', 'pinterest', 'facebook'] as const;
const badColour = 'Enter a colour such as #1f6a6d';
const noPicture = 'Choose an image from your media library';

/**
 * Checks the whole form before it is sent, including sections that are not open. Returns messages
 * by dotted path, in screen order. The server validates again and reports errors at the same paths.
 */
export function problemsIn(form: SettingsForm): ReadonlyMap<string, string> {
  const { sitewideBanner: banner, sitewidePopup: popup, comingSoon, gatePassword } = form;
  const all: Problems = [
    ['name', required(form.name)],
    ['customDomainName', problemOf(form.customDomainName.trim(), ownDomainRules)],
    ...Object.entries(handlesIn(form)).map(
      ([network, text]) => [`socialHandles.${network}`, handle(text)] as const,
    ),
    ...form.mainMenu.flatMap((entry, index) => inEntry(entry, `mainMenu.${String(index)}`)),
    ...(['shipping', 'shippingPerItem'] as const).flatMap((prices) =>
      DELIVERY_ZONES.map(
        (zone) =>
          [`${prices}.${zone}`, deliveryPrice(form[prices][zone], form.shipping.currency)] as const,
      ),
    ),
    ['deliversTo', destinations(form)],
    ['sitewideBanner.text', banner.enabled ? required(banner.text) : undefined],
    ['sitewideBanner.href', linkProblem(banner.href)],
    ['sitewidePopup.heading', popup.enabled ? required(popup.heading) : undefined],
    ...problemsOfChristmas(form.christmas).map(
      ([name, problem]) => [`christmas.${name}`, problem] as const,
    ),
    ['gatePassword', problemOf(gatePassword, gatePasswordRules)],
    ['comingSoon.heading', comingSoon.enabled ? required(comingSoon.heading) : undefined],
    ...verifyingSites.map(
      (site) =>
        [
          `verification.${site}`,
          problemOf(form.verification[site], verificationRules[site]),
        ] as const,
    ),
    ...problemsOfMeasurement(idsIn(form)).map(
      ([name, problem]) => [`measurement.${name}`, problem] as const,
    ),
    ...form.searchRedirects.flatMap(({ searchTerm, destinationUrl }, index): Problems => {
      const path = `searchRedirects.${String(index)}`;
      return [
        [`${path}.searchTerm`, required(searchTerm)],
        [`${path}.destinationUrl`, required(destinationUrl) ?? linkProblem(destinationUrl)],
      ];
    }),
  ];
  return new Map(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

function inEntry(entry: EntryFields, path: string): Problems {
  return [
    [`${path}.text`, required(entry.text)],
    [`${path}.href`, linkProblem(entry.href)],
    ...colours(entry, path),
    ...entry.submenu.flatMap((segment, index) =>
      inSegment(segment, `${path}.submenu.${String(index)}`),
    ),
  ];
}

function inSegment({ link: href, mode, image, items }: SegmentFields, path: string): Problems {
  const content =
    mode === 'image'
      ? inTile(image, `${path}.image`)
      : items.flatMap((item, index) => inItem(item, `${path}.items.${String(index)}`));
  return [[`${path}.link`, linkProblem(href)], ...content];
}

function inItem(item: ItemFields, path: string): Problems {
  return [
    [`${path}.text`, required(item.text)],
    [`${path}.link`, linkProblem(item.link)],
    ...colours(item, path),
  ];
}

function inTile({ src, link: href, text, hasButton, button }: TileFields, path: string): Problems {
  const ofButton: Problems = [
    [`${path}.button.text`, required(button.text)],
    [`${path}.button.textColor`, colour(button.textColor)],
    [`${path}.button.backgroundColor`, colour(button.backgroundColor)],
    [`${path}.button.borderColor`, colour(button.borderColor)],
  ];
  return [
    [`${path}.src`, src === '' ? noPicture : undefined],
    [`${path}.link`, linkProblem(href)],
    [`${path}.text.color`, colour(text.color)],
    ...(hasButton ? ofButton : []),
  ];
}

function colours(of: { color: string; backgroundColor: string }, path: string): Problems {
  return [
    [`${path}.color`, colour(of.color)],
    [`${path}.backgroundColor`, colour(of.backgroundColor)],
  ];
}

function destinations({ deliversTo: { isLimited, countries } }: SettingsForm): string | undefined {
  return isLimited && countries.length === 0 ? 'Choose at least one country' : undefined;
}

/** Checks a delivery price. An empty field means free delivery; negative amounts are refused. */
function deliveryPrice(text: string, currency: CurrencyCode): string | undefined {
  const perUnit = 10 ** minorDigits(currency);
  const amount = amountIn(text, currency) ?? 0;
  return (
    typedAmountProblem(text, currency) ??
    problemOf(String(amount / perUnit), [
      ['min_value', 0],
      ['max_value', dearestDelivery / perUnit],
    ])
  );
}

function required(text: string): string | undefined {
  return problemOf(text, ['required']);
}

function handle(text: string): string | undefined {
  return text === '' || isHandle(text) ? undefined : badHandle;
}

function colour(text: string): string | undefined {
  return text === '' || hexColour(text) !== undefined ? undefined : badColour;
}
