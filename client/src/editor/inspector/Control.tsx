import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import type { ComponentType } from 'react';

import type { ControlProps } from './control-props.js';
import { ChoiceControl } from './controls/ChoiceControl.js';
import { ColourControl } from './controls/ColourControl.js';
import { FlagControl } from './controls/FlagControl.js';
import { IconControl } from './controls/IconControl.js';
import { NumberControl } from './controls/NumberControl.js';
import { WordsControl } from './controls/WordsControl.js';
import { PictureControl } from './pictures/PictureControl.js';
import { PictureSetControl } from './pictures/PictureSetControl.js';
import { LinkControl } from './links/LinkControl.js';
import { ActionsControl, PillsControl } from './lists/ListControl.js';

/** Null for what is changed elsewhere: rich text is written on the page. */
const CONTROLS: Readonly<Record<PropertyKind, ComponentType<ControlProps> | null>> = {
  text: WordsControl,
  length: WordsControl,
  image: PictureControl,
  imageSet: PictureSetControl,
  link: LinkControl,
  boolean: FlagControl,
  number: NumberControl,
  colour: ColourControl,
  choice: ChoiceControl,
  icon: IconControl,
  ratio: ChoiceControl,
  font: ChoiceControl,
  actions: ActionsControl,
  pills: PillsControl,
  richText: null,
  // It follows from the styles of the buttons themselves.
  buttonStyles: null,
};

/** The control of a property, by its kind. */
export function Control(props: ControlProps) {
  const Kind = CONTROLS[props.property.kind];
  return Kind && <Kind {...props} />;
}
