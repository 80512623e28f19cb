import { IsInt, IsObject, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ThemeValues } from './theme.js';

/** Body of PUT /omnis/v3/divisions/{division}/theme/: the parent theme and its overrides. */
export class SaveTheme {
  /** Store version that the theme is based on; a newer one causes a conflict. */
  @IsInt()
  @Rules(['min_value', 0])
  position!: number;

  @IsString()
  @Rules(['max_length', 40])
  name!: string;

  /** Values by key; they can reference or derive from other keys. */
  @IsObject()
  values!: Record<string, unknown>;
}

/** Answer of GET and PUT /omnis/v3/divisions/{division}/theme/. */
export interface ThemeAnswer {
  readonly position: number;
  readonly name: string;
  readonly values: ThemeValues;
  /** Host for theme previews. */
  readonly previewHost: string;
}
