import type { Property, PropertyKind } from '@selvedge/shared/blocks/model/property';
import type { ComponentType } from 'react';

import type { ControlProps } from './control-props.js';
import { ButtonStylesControl } from './controls/ButtonStylesControl.js';
import { ChoiceControl } from './controls/ChoiceControl.js';
import { ColourControl } from './controls/ColourControl.js';
import { FlagControl } from './controls/FlagControl.js';
import { FontControl } from './controls/FontControl.js';
import { IconControl } from './controls/IconControl.js';
import { LengthControl } from './controls/LengthControl.js';
import { NumberControl } from './controls/NumberControl.js';
import { RatioControl } from './controls/RatioControl.js';
import { TextControl } from './controls/TextControl.js';
import { FocalPointControl } from './pictures/FocalPointControl.js';
import { PictureControl } from './pictures/PictureControl.js';
import { PictureSetControl } from './pictures/PictureSetControl.js';
import { ActionControl, CollectionControl, ProductControl } from './links/NamedControl.js';
import { LinkControl } from './links/LinkControl.js';
import { SplitTestControl, VariationControl } from './split-tests/SplitTestControl.js';
import { ActionsControl, PillsControl } from './lists/ListControl.js';

/** Null for properties edited elsewhere: rich text is edited on the page. */
const CONTROLS: Readonly<Record<PropertyKind, ComponentType<ControlProps> | null>> = {
  text: TextControl,
  length: LengthControl,
  image: PictureControl,
  imageSet: PictureSetControl,
  focalPoint: FocalPointControl,
  link: LinkControl,
  boolean: FlagControl,
  number: NumberControl,
  colour: ColourControl,
  choice: ChoiceControl,
  icon: IconControl,
  ratio: RatioControl,
  font: FontControl,
  actions: ActionsControl,
  pills: PillsControl,
  buttonStyles: ButtonStylesControl,
  richText: null,
};

/** Controls of text properties that name a record of the shop. */
const NAMING: Readonly<
  Record<NonNullable<Property<unknown>['names']>, ComponentType<ControlProps>>
> = {
  action: ActionControl,
  collection: CollectionControl,
  product: ProductControl,
  splitTest: SplitTestControl,
  variation: VariationControl,
};

export function Control(props: ControlProps) {
  const { kind, names } = props.property;
  const Kind = names === undefined ? CONTROLS[kind] : NAMING[names];
  return Kind && <Kind {...props} />;
}
