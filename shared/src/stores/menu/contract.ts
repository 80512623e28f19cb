import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import {
  MENU_ALIGNMENTS,
  MENU_MODES,
  MENU_RADII,
  MENU_RATIOS,
  MENU_SHADOWS,
  type MenuEntry,
  type MenuImage,
  type MenuItem,
  type MenuSegment,
} from '../menu.js';
import { IsColour, IsHostPicture, IsLink } from '../rules.js';

const isThere = (_: unknown, value: unknown): boolean => value !== null;

/** LAY-030. */
export class MenuItemForm implements MenuItem {
  @Rules('required', ['max_length', 80])
  text!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  link!: string;

  @IsOptional()
  @IsColour()
  color?: string;

  @IsOptional()
  @IsColour()
  backgroundColor?: string;
}

/** LAY-034. */
class MenuImageText {
  @IsIn(MENU_ALIGNMENTS)
  alignment!: (typeof MENU_ALIGNMENTS)[number];

  @IsOptional()
  @IsColour()
  color?: string;

  @IsIn(MENU_SHADOWS)
  shadow!: (typeof MENU_SHADOWS)[number];
}

/** LAY-035. */
class MenuImageButton {
  @Rules('required', ['max_length', 40])
  text!: string;

  @IsOptional()
  @IsColour()
  textColor?: string;

  @IsOptional()
  @IsColour()
  backgroundColor?: string;

  @IsOptional()
  @IsColour()
  borderColor?: string;

  @IsIn(MENU_RADII)
  borderRadius!: (typeof MENU_RADII)[number];

  @IsBoolean()
  isFullWidth!: boolean;
}

/** LAY-031. */
class MenuImageForm implements MenuImage {
  @IsHostPicture()
  src!: string;

  @IsString()
  @Rules(['max_length', 80])
  title!: string;

  @IsString()
  @Rules(['max_length', 200])
  description!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  link!: string;

  @IsNumber()
  @Rules(['min_value', 0], ['max_value', 1])
  overlay!: number;

  @IsIn(MENU_RADII)
  borderRadius!: (typeof MENU_RADII)[number];

  @IsIn(MENU_RATIOS)
  ratio!: (typeof MENU_RATIOS)[number];

  @IsObject()
  @ValidateNested()
  @Type(() => MenuImageText)
  text!: MenuImageText;

  @ValidateIf(isThere)
  @IsObject()
  @ValidateNested()
  @Type(() => MenuImageButton)
  button!: MenuImageButton | null;
}

/** LAY-030. */
export class MenuSegmentForm implements MenuSegment {
  @IsString()
  @Rules(['max_length', 80])
  title!: string;

  @ValidateIf(isThere)
  @IsLink()
  @Rules(['max_length', 2048])
  link!: string | null;

  @IsIn(MENU_MODES)
  mode!: (typeof MENU_MODES)[number];

  @ValidateIf(({ mode }: MenuSegmentForm) => mode === 'image')
  @IsObject({ message: 'Please choose a picture of your media library' })
  @ValidateNested()
  @Type(() => MenuImageForm)
  image!: MenuImageForm | null;

  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => MenuItemForm)
  items!: MenuItemForm[];
}

/** LAY-029. */
export class MenuEntryForm implements MenuEntry {
  @Rules('required', ['max_length', 60])
  text!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  href!: string;

  @IsOptional()
  @IsColour()
  color?: string;

  @IsOptional()
  @IsColour()
  backgroundColor?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(6)
  @ValidateNested({ each: true })
  @Type(() => MenuSegmentForm)
  submenu?: MenuSegmentForm[];
}
