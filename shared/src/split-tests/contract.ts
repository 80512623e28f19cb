import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

import { connectQuery } from '../connect/protocol.js';
import { Rules } from '../forms/validators.js';
import { unlessNull } from '../http/field-decorators.js';
import { heaviest, longestName, mostVariations, type SplitTest } from './split-test.js';
import { forcingQuery } from './variations.js';

const nameRules = [
  'required',
  ['max_length', longestName],
  {
    pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
    message: 'Please use small letters, digits and hyphens',
  },
] as const;

/** What the addresses of pages say already; a test by such a name would be decided by it. */
const taken: readonly string[] = [
  ...[forcingQuery, connectQuery, 'operator', 'mode', 'revision', 'subscribed', 'sent'],
  ...['page', 'sort', 'added', 'colour', 'picture', 'gclid', 'fbclid', 'ref'],
];
const isFree = (name: unknown): boolean =>
  typeof name === 'string' && !taken.includes(name) && !name.startsWith('utm');

class VariationForm {
  @Rules(...nameRules)
  name!: string;

  @IsInt()
  @Min(1)
  @Max(heaviest)
  weight!: number;
}

/** Nobody knows yet what came. */
const nameOf = (form: VariationForm | null): string | undefined => form?.name;

/** POST /omnis/v3/divisions/{division}/split-tests/. */
export class StartSplitTest {
  @Rules(...nameRules, { handler: isFree, message: 'Please choose another name' })
  name!: string;

  /** The first is what is shown where nobody is drawn. */
  @IsArray()
  @ArrayMinSize(2, { message: 'A test compares two variations at least' })
  @ArrayMaxSize(mostVariations)
  @ArrayUnique(nameOf, { message: 'Please give each variation a name of its own' })
  @ValidateNested({ each: true })
  @Type(() => VariationForm)
  variations!: VariationForm[];
}

/** POST /omnis/v3/divisions/{division}/split-tests/{id}/end/. */
export class EndSplitTest {
  /** Which variation everybody is shown from now on; null for none. */
  @unlessNull
  @IsInt()
  winner!: number | null;
}

/** How a variation did. */
export interface VariationResult {
  readonly variation: number;
  /** Sessions in which it was seen. */
  readonly discoveries: number;
  /** Orders of those sessions. */
  readonly orders: number;
}

/** A test of a store as those see it who make its pages. */
export interface SplitTestAnswer extends SplitTest {
  readonly results: readonly VariationResult[];
}

/** GET /omnis/v3/divisions/{division}/split-tests/: the newest first; every change answers with it too. */
export interface SplitTestsAnswer {
  readonly tests: readonly SplitTestAnswer[];
}

/** API-047, BLX-009: answer of POST /omnis/v3/split-tests/{name}/sessions/. */
export interface SplitTestSession {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly variation: { readonly id: number; readonly name: string };
  readonly availableVariations: readonly { readonly id: number; readonly name: string }[];
  /** BLX-014: whether this session had seen it before. */
  readonly discovered: boolean;
  /** PRM-009: whether it is told on the console. */
  readonly isInternal: boolean;
}
