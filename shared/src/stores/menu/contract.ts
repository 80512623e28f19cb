import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
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
import { unlessAbsent, unlessNull } from '../../http/field-decorators.js';

class MenuColours {
  @unlessAbsent
  @IsColour()
  color?: string;

  @unlessAbsent
  @IsColour()
  backgroundColor?: string;
}

export class MenuItemForm extends MenuColours implements MenuItem {
  @Rules('required', ['max_length', 80])
  text!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  link!: string;
}

class MenuImageText {
  @IsIn(MENU_ALIGNMENTS)
  alignment!: (typeof MENU_ALIGNMENTS)[number];

  @unlessAbsent
  @IsColour()
  color?: string;

  @IsIn(MENU_SHADOWS)
  shadow!: (typeof MENU_SHADOWS)[number];
}

class MenuImageButton {
  @Rules('required', ['max_length', 40])
  text!: string;

  @unlessAbsent
  @IsColour()
  textColor?: string;

  @unlessAbsent
  @IsColour()
  backgroundColor?: string;

  @unlessAbsent
  @IsColour()
  borderColor?: string;

  @IsIn(MENU_RADII)
  borderRadius!: (typeof MENU_RADII)[number];

  @IsBoolean()
  isFullWidth!: boolean;
}

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

  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => MenuImageButton)
  button!: MenuImageButton | null;
}

export class MenuSegmentForm implements MenuSegment {
  @IsString()
  @Rules(['max_length', 80])
  title!: string;

  @unlessNull
  @IsLink()
  @Rules(['max_length', 2048])
  link!: string | null;

  @IsIn(MENU_MODES)
  mode!: (typeof MENU_MODES)[number];

  @ValidateIf(
    ({ mode }: MenuSegmentForm, value: unknown) =>
      mode === 'image' || (value !== null && value !== undefined),
  )
  @IsObject({ message: 'Choose an image from your media library' })
  @ValidateNested()
  @Type(() => MenuImageForm)
  image!: MenuImageForm | null;

  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => MenuItemForm)
  items!: MenuItemForm[];
}

export class MenuEntryForm extends MenuColours implements MenuEntry {
  @Rules('required', ['max_length', 60])
  text!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  href!: string;

  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(6)
  @ValidateNested({ each: true })
  @Type(() => MenuSegmentForm)
  submenu?: MenuSegmentForm[];
}
