import type { Json } from '../../catalogue/contract.js';

export type PropertyKind =
  | 'text'
  | 'richText'
  | 'colour'
  | 'length'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'font'
  | 'image'
  | 'imageSet'
  | 'focalPoint'
  | 'link'
  | 'icon'
  | 'ratio'
  | 'actions'
  | 'pills'
  | 'buttonStyles';

/** Inspector section of a property. */
export type PropertyGroup = 'Content' | 'Layout' | 'Colours' | 'Type' | 'Image' | 'Actions';

/** Label in the editor and wire names. */
export interface PropertyOptions {
  readonly label: string;
  readonly group: PropertyGroup;
  /** Wire names in order of precedence; the property's own name by default. */
  readonly wireNames?: readonly string[];
}

/** Property of a block type; basis of inspector, validation, defaults and documentation. */
export interface Property<Value> extends PropertyOptions {
  readonly kind: PropertyKind;
  readonly default: Value;
  /** Theme key whose value is the default, if the theme has one. */
  readonly themeKey?: string;
  /** A block without it is incomplete, as with an image's alternative text. */
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** Labels of choices whose names are not self-explanatory. */
  readonly choiceNames?: Readonly<Record<string, string>>;
  /** Text property: kind of shop record that it refers to, or the action that it starts. */
  readonly names?: 'action' | 'collection' | 'product' | 'splitTest' | 'variation';
  /**
   * Text property: contains an address, code or markup, so it is not translated or spell-checked.
   */
  readonly isCode?: true;
  /** Heading level property: the property with the text of the heading. */
  readonly heads?: string;
  /** Text colour property: the background properties behind the text, nearest first. */
  readonly standsOn?: readonly string[];
  /** Image property: accepts this kind of media instead. */
  readonly media?: 'video';
  /** Image property: the property with its alternative text. */
  readonly alternative?: string;
  /** Image property: the property with its other widths, cleared when the image changes. */
  readonly widths?: string;
  /** Image property: the property with its focal point (decision 0114). */
  readonly focalPoint?: string;
  /** Focal point property: the property with its image. */
  readonly picture?: string;
  /** Reads a wire value leniently; undefined selects the default. */
  readonly read: (value: Json) => Value | undefined;
}
