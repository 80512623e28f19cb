import { DELIVERY_ZONES, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import type { Christmas } from '@selvedge/shared/stores/christmas/christmas';
import {
  bannerColourRules,
  cutoffDateRules,
} from '@selvedge/shared/stores/christmas/christmas-rules';

import { linkProblem } from '../link-problem.js';

/** Last order day of a zone; an empty date means none. */
interface DayFields {
  date: string;
  text: string;
}

/** Christmas settings as form fields, with one last order day for each zone. */
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

export function fieldsOfChristmas({ disabled, cutoffDates, ...same }: Christmas): ChristmasFields {
  const dayOf = (zone: DeliveryZone): DayFields => {
    const { date = '', text = '' } = cutoffDates.find(({ region }) => region === zone) ?? {};
    return { date, text };
  };
  const days = { home: dayOf('home'), near: dayOf('near'), far: dayOf('far') };
  return { ...same, enabled: !disabled, days };
}

/** Converts the form fields to the settings that are saved. */
export function christmasIn({ enabled, days, ...same }: ChristmasFields): Christmas {
  const cutoffDates = DELIVERY_ZONES.flatMap((region) => {
    const { date, text } = days[region];
    return date === '' ? [] : [{ region, date, text: text.trim() }];
  });
  return { ...same, disabled: !enabled, cutoffDates };
}

type Problems = readonly (readonly [name: string, problem: string | undefined])[];

/** Returns the problem of each field, by field name. */
export function problemsOfChristmas(fields: ChristmasFields): Problems {
  const { enabled, title, href, days, backgroundColor, textColor } = fields;
  const isDated = DELIVERY_ZONES.some((zone) => days[zone].date !== '');
  const undated =
    enabled && !isDated ? 'Set at least one last order date to show the banner' : undefined;
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
