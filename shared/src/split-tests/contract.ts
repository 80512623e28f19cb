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

import { connectQuery } from '../screens/connect-query.js';
import { Rules } from '../forms/validators.js';
import { unlessNull } from '../http/field-decorators.js';
import { heaviest, longestName, mostVariations, type SplitTest } from './split-test.js';
import { forcingQuery } from './variations.js';

const nameRules = [
  'required',
  ['max_length', longestName],
  {
    pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
    message: 'Please use lower-case letters, digits and hyphens',
  },
] as const;

/** Query parameters already in use. A test with such a name would be controlled by them. */
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

/** Null entries fail their own validation. */
const nameOf = (form: VariationForm | null): string | undefined => form?.name;

/** Body of POST /omnis/v3/divisions/{division}/split-tests/. */
export class StartSplitTest {
  @Rules(...nameRules, { handler: isFree, message: 'Please choose another name' })
  name!: string;

  /** The first is the default for visitors outside the test. */
  @IsArray()
  @ArrayMinSize(2, { message: 'A test needs at least two variations' })
  @ArrayMaxSize(mostVariations)
  @ArrayUnique(nameOf, { message: 'Please give each variation a different name' })
  @ValidateNested({ each: true })
  @Type(() => VariationForm)
  variations!: VariationForm[];
}

/** Body of POST /omnis/v3/divisions/{division}/split-tests/{id}/end/. */
export class EndSplitTest {
  /** Variation for all visitors from now on; null for none. */
  @unlessNull
  @IsInt()
  winner!: number | null;
}

/** Result of a variation. */
export interface VariationResult {
  readonly variation: number;
  /** Sessions in which it was seen. */
  readonly discoveries: number;
  /** Orders of those sessions. */
  readonly orders: number;
}

/** A test of a store for its page editors. */
export interface SplitTestAnswer extends SplitTest {
  readonly results: readonly VariationResult[];
}

/** Answer of GET /omnis/v3/divisions/{division}/split-tests/ and of all changes, newest first. */
export interface SplitTestsAnswer {
  readonly tests: readonly SplitTestAnswer[];
}

/** Answer of POST /omnis/v3/split-tests/{name}/sessions/. */
export interface SplitTestSession {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly variation: { readonly id: number; readonly name: string };
  readonly availableVariations: readonly { readonly id: number; readonly name: string }[];
  /** Whether this session had already seen the test. */
  readonly discovered: boolean;
  /** Whether the variation is logged to the console. */
  readonly isInternal: boolean;
}
