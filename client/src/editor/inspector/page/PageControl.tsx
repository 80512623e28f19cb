import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import type { ComponentType } from 'react';

import type { ControlProps } from '../control-props.js';
import { ChoiceControl } from '../controls/ChoiceControl.js';
import { FlagControl } from '../controls/FlagControl.js';
import { LengthControl } from '../controls/LengthControl.js';
import { TextControl } from '../controls/TextControl.js';
import { PictureControl } from '../pictures/PictureControl.js';

const CONTROLS: Readonly<Partial<Record<PropertyKind, ComponentType<ControlProps>>>> = {
  text: TextControl,
  boolean: FlagControl,
  choice: ChoiceControl,
  image: PictureControl,
  length: LengthControl,
};

/**
 * Control of a page property. Supports only the kinds that pages use, so that block controls load
 * later.
 */
export function PageControl(props: ControlProps) {
  const Kind = CONTROLS[props.property.kind];
  return Kind && <Kind {...props} />;
}
