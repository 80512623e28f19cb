import { isUuid } from '../catalogue/uuid.js';
import type { Json } from '../catalogue/contract.js';
import { listIn, objectIn, textIn, truthIn } from '../blocks/model/wire.js';
import { LAYOUT_NAMES } from '../storefront/layout-names.js';
import { blocksIn } from './block-reading.js';
import { isPageId, maxUrlLength, pageUrl } from './page-address.js';
import { LOGIN_STATES, type PageContent } from './page.js';
import { propertiesIn } from './property-reading.js';
import type { Report } from './reading-report.js';
import { isReservedUrl } from './reserved-urls.js';

/** A page as somebody sends it. */
export interface PageDraft {
  /** The fields that came; the others stay as they are, or have their defaults. */
  readonly fields: Partial<PageContent>;
  /** What it is called where it comes from. */
  readonly id?: number;
  readonly uuid?: string;
  /** Whether shoppers are to see it; undefined where that is not said. */
  readonly published?: boolean;
  /** The version that it was made from. */
  readonly version?: string;
}

/** In characters. */
const maxTitleLength = 255;

/** What the server says of a page, and nobody else. */
const serversOwn: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'divisionId',
  'version',
  'preloadables',
  'conflicts',
]);
/** Fields that are read by their own rules below. */
const ruled: ReadonlySet<string> = new Set(['url', 'layout', 'flags', 'properties', 'blocks']);

/**
 * PAG-020: a page as it came, leniently: every field that nobody knows is kept, as are blocks of types that
 * nobody knows (decision 0114). What is wrong is told
 * to `report` by dotted path; then the draft is of no use.
 */
export function readPage(body: unknown, report: Report): PageDraft {
  // What a parser of JSON gives.
  const page = objectIn(body as Json | undefined);
  if (page === undefined) report('page', 'must be an object');
  const given = page ?? {};
  const others = Object.entries(given).filter(
    ([name]) => !ruled.has(name) && !serversOwn.has(name),
  );
  return {
    fields: { ...Object.fromEntries(others), ...ruledFields(given, report) },
    ...defined('id', pageIdIn(given['id'])),
    ...defined('uuid', uuidIn(given['uuid'], report)),
    ...defined('published', truthIn(given['published'])),
    ...defined('version', versionIn(given['version'], report)),
  };
}

function ruledFields(given: Readonly<Record<string, Json>>, report: Report): Partial<PageContent> {
  const fields = {
    ...defined('url', urlIn(given['url'], report)),
    ...defined('layout', layoutIn(given['layout'], report)),
    ...defined('flags', flagsIn(given['flags'], report)),
    ...defined('properties', propertiesIn(given['properties'], 'properties', report)),
    ...defined('blocks', blocksIn(given['blocks'], report)),
  };
  checkProperties(fields, report);
  return fields;
}

function urlIn(value: Json | undefined, report: Report): string | undefined {
  if (isNothing(value)) return undefined;
  const url = typeof value === 'string' ? pageUrl(value) : '';
  if (url === '' || url.length > maxUrlLength) {
    report('url', `must be a path of at most ${maxUrlLength} characters`);
  } else if (isReservedUrl(url)) report('url', 'Another page of the shop has this address');
  return url;
}

function layoutIn(value: Json | undefined, report: Report): PageContent['layout'] | undefined {
  if (isNothing(value)) return undefined;
  const layout = LAYOUT_NAMES.find((name) => name === value);
  if (layout === undefined) report('layout', `must be one of ${LAYOUT_NAMES.join(', ')}`);
  return layout;
}

function flagsIn(value: Json | undefined, report: Report): readonly Json[] | undefined {
  if (isNothing(value)) return undefined;
  const flags = listIn(value);
  if (flags === undefined) report('flags', 'must be a list');
  return flags && [...new Set(flags)];
}

function checkProperties({ properties = {} }: Partial<PageContent>, report: Report): void {
  const { title, loginState } = properties;
  if ((textIn(title?.value) ?? '').length > maxTitleLength) {
    report('properties.title', `must be at most ${maxTitleLength} characters`);
  }
  const state = textIn(loginState?.value) ?? '';
  if (state !== '' && !LOGIN_STATES.some((candidate) => candidate === state)) {
    report('properties.loginState', `must be one of ${LOGIN_STATES.join(', ')}`);
  }
}

/** Anything else names no page, and says nothing. */
function pageIdIn(value: Json | undefined): number | undefined {
  return typeof value === 'number' && isPageId(String(value)) ? value : undefined;
}

function uuidIn(value: Json | undefined, report: Report): string | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value === 'string' && isUuid(value.toLowerCase())) return value.toLowerCase();
  report('uuid', 'must be a UUID');
  return undefined;
}

function versionIn(value: Json | undefined, report: Report): string | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  report('version', 'must be a time in ISO 8601');
  return undefined;
}

function isNothing(value: Json | undefined): value is null | undefined | '' {
  return value === undefined || value === null || value === '';
}

/** The field, where there is one. */
function defined<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Readonly<Partial<Record<Name, Value>>> {
  // The one name that was given.
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}
