import { DELIVERY_ZONES, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import type { Christmas } from '@selvedge/shared/stores/christmas/christmas';
import {
  bannerColourRules,
  cutoffDateRules,
} from '@selvedge/shared/stores/christmas/christmas-rules';

import { linkProblem } from '../link-problem.js';

/** The last day of a zone as fields; without a day there is none. */
interface DayFields {
  date: string;
  text: string;
}

/** What is said of Christmas, as fields: one last day for each zone. */
export interface ChristmasFields {
  enabled: boolean;
  backgroundColor: string;
  textColor: string;
  currency: Christmas['currency'];
  title: string;
  copy: string;
  href: string;
  days: Record<DeliveryZone, DayFields>;
}

/** What the section begins with. */
export function fieldsOfChristmas({ disabled, cutoffDates, ...same }: Christmas): ChristmasFields {
  const dayOf = (zone: DeliveryZone): DayFields => {
    const { date = '', text = '' } = cutoffDates.find(({ region }) => region === zone) ?? {};
    return { date, text };
  };
  const days = { home: dayOf('home'), near: dayOf('near'), far: dayOf('far') };
  return { ...same, enabled: !disabled, days };
}

/** What is sent. */
export function christmasIn({ enabled, days, ...same }: ChristmasFields): Christmas {
  const cutoffDates = DELIVERY_ZONES.flatMap((region) => {
    const { date, text } = days[region];
    return date === '' ? [] : [{ region, date, text: text.trim() }];
  });
  return { ...same, disabled: !enabled, cutoffDates };
}

type Problems = readonly (readonly [name: string, problem: string | undefined])[];

/** What is wrong with it, by the names of the fields. */
export function problemsOfChristmas(fields: ChristmasFields): Problems {
  const { enabled, title, href, days, backgroundColor, textColor } = fields;
  const isDated = DELIVERY_ZONES.some((zone) => days[zone].date !== '');
  const undated = enabled && !isDated ? 'Set at least one last day to show the banner' : undefined;
  return [
    ['title', enabled ? problemOf(title, ['required']) : undefined],
    ['href', linkProblem(href)],
    ...DELIVERY_ZONES.map((zone) => {
      const problem = problemOf(days[zone].date, cutoffDateRules);
      return [`days.${zone}.date`, problem ?? (zone === 'home' ? undated : undefined)] as const;
    }),
    ['backgroundColor', problemOf(backgroundColor, bannerColourRules)],
    ['textColor', problemOf(textColor, bannerColourRules)],
  ];
}
