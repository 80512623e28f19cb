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

/** Under which heading the editor shows a property. */
export type PropertyGroup = 'Content' | 'Layout' | 'Colours' | 'Type' | 'Picture' | 'Actions';

/** What the editor calls a property, and how it is spelt on the wire where that is another word. */
export interface PropertyOptions {
  readonly label: string;
  readonly group: PropertyGroup;
  /** In the order in which they are looked for; the property's own name where left out. */
  readonly wireNames?: readonly string[];
}

/** One property of a block type: the inspector, validation, defaults and documentation come from it. */
export interface Property<Value> extends PropertyOptions {
  readonly kind: PropertyKind;
  readonly default: Value;
  /** A block without it is not complete (BLK-026: a picture's alternative text). */
  readonly required?: boolean;
  /** In characters. */
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** What people call each choice, where its own name does not say it. */
  readonly choiceNames?: Readonly<Record<string, string>>;
  /** Of a text: it names one of these of the shop. */
  readonly names?: 'collection' | 'product' | 'splitTest' | 'variation';
  /** Of a text: nobody reads it but a program. It is an address, a code or markup, and no words. */
  readonly isCode?: true;
  /** Of a kind of heading: the property with its words. */
  readonly heads?: string;
  /** Of the colour of words: the properties that colour what is behind them, the nearest first. */
  readonly standsOn?: readonly string[];
  /** Of a picture: what is chosen instead of one. */
  readonly media?: 'video';
  /** Of a picture: the property that says what it shows, to those who cannot see it. */
  readonly alternative?: string;
  /** Of a picture: the property that has the same one in other widths, and none of another. */
  readonly widths?: string;
  /** Of a picture: the property with its focal point (decision 0114). */
  readonly focalPoint?: string;
  /** Of a focal point: the property with its picture. */
  readonly picture?: string;
  /** Reads what came over the wire, leniently; undefined where it says nothing, so that the default holds. */
  readonly read: (value: Json) => Value | undefined;
}
