import { isUuid } from '../catalogue/uuid.js';
import type { Json } from '../catalogue/contract.js';
import { listIn, objectIn, textIn, truthIn } from '../blocks/model/wire.js';
import { LAYOUT_NAMES } from '../screens/layout-names.js';
import { blocksIn } from './block-reading.js';
import { isPageId, maxUrlLength, pageUrl } from './page-address.js';
import { LOGIN_STATES } from '../stores/store-page.js';
import type { PageContent } from './page.js';
import { propertiesIn } from './property-reading.js';
import type { Report } from './reading-report.js';

/** Page as received from a client. */
export interface PageDraft {
  /** Only the fields that were sent; others keep their values or get defaults. */
  readonly fields: Partial<PageContent>;
  /** Id in the client's system. */
  readonly id?: number;
  readonly uuid?: string;
  /** Whether the page should be published; undefined if not specified. */
  readonly published?: boolean;
  /** Version that the client edited. */
  readonly version?: string;
}

const maxTitleLength = 255;

/** Fields that only the server sets. */
const serversOwn: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'divisionId',
  'version',
  'preloadables',
  'conflicts',
]);
/** Fields that are read by the rules below. */
const ruled: ReadonlySet<string> = new Set(['url', 'layout', 'flags', 'properties', 'blocks']);

/**
 * Reads a page leniently: unknown fields and block types are kept (decision 0114). Errors go to
 * `report` with a dotted path; the draft is then unusable.
 */
export function readPage(body: unknown, report: Report): PageDraft {
  // The body was parsed as JSON.
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
  }
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

/** Any other value counts as not sent. */
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

function defined<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Readonly<Partial<Record<Name, Value>>> {
  // Contains only the given name.
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}
