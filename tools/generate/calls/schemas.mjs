import path from 'node:path';

import ts from 'typescript';

import { limited } from './limits.mjs';

const { TypeFlags } = ts;
const at = '#/components/schemas/';

/**
 * JSON Schemas (2020-12) of TypeScript types as they appear on the wire; named types are written
 * once. Throws for unresolved types.
 */
export class Schemas {
  /** By name, in order of first use. */
  components = {};
  #names = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  of(type, where) {
    const name = this.#nameOf(type);
    if (name === undefined) return this.#inline(type, where);
    if (!this.#names.has(type)) {
      const free = this.#freeName(name, type);
      this.#names.set(type, free);
      // The type may refer to itself.
      this.components[free] = {};
      this.components[free] = {
        ...described(symbolOf(type), this.checker),
        ...this.#inline(type, free),
      };
    }
    return { $ref: `${at}${this.#names.get(type)}` };
  }

  /** Name of a type declared in this project; a generic type includes the name of its argument. */
  #nameOf(type) {
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return undefined;
    const symbol = symbolOf(type);
    if (!isOurs(symbol)) return undefined;
    const names = this.#heldBy(type).map((one) => this.#nameOf(one));
    // Its argument has no name to distinguish it.
    if (names.includes(undefined)) return undefined;
    return names.length === 0 ? symbol.name : `${symbol.name}Of${names.join('And')}`;
  }

  /** `Row` of `Paged<Row>`. */
  #heldBy(type) {
    const held = type.aliasTypeArguments ?? this.checker.getTypeArguments(type) ?? [];
    return held.filter((one) => !one.isThisType);
  }

  /** Different features may use the same name. */
  #freeName(name, type) {
    if (!(name in this.components)) return name;
    const file = symbolOf(type).declarations[0].getSourceFile().fileName;
    const [, feature = ''] = /\/src\/(?:features\/|platform\/)?([^/]+)\//.exec(file) ?? [];
    const own = `${feature.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())}${name}`;
    return own in this.components ? this.#freeName(`${own}Also`, type) : own;
  }

  #inline(type, where) {
    if (type.isUnion()) return this.#union(type, where);
    const simple = simpleOf(type);
    if (simple !== undefined) return simple;
    if (type.flags & TypeFlags.Any) throw new Error(`${where}: its type was not found.`);
    // A branded primitive is sent as the primitive.
    const plain = type.isIntersection() ? type.types.map(simpleOf).find(Boolean) : undefined;
    if (plain !== undefined) return plain;
    if (this.checker.isTupleType(type)) return this.#tuple(type, where);
    if (this.checker.isArrayType(type)) return this.#list(type, where);
    return this.#object(type, where);
  }

  #union({ types }, where) {
    const sent = types.filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Void)));
    const literals = sent.filter((one) => one.isLiteral()).map(({ value }) => value);
    const others = sent.filter((one) => !one.isLiteral()).map((one) => this.of(one, where));
    const kinds = [...new Map(others.map((one) => [JSON.stringify(one), one])).values()];
    if (literals.length > 0) kinds.unshift(ofLiterals(literals));
    return joined(kinds.length === 0 ? [{}] : mergedBooleans(kinds));
  }

  #tuple(type, where) {
    const held = this.checker.getTypeArguments(type).map((one) => this.of(one, where));
    const { minLength, hasRestElement } = type.target;
    if (hasRestElement) return { type: 'array', items: joined(held), minItems: minLength };
    return { type: 'array', prefixItems: held, minItems: minLength, maxItems: held.length };
  }

  #list(type, where) {
    const [held] = this.checker.getTypeArguments(type);
    return { type: 'array', items: this.of(held, `${where}[]`) };
  }

  #object(type, where) {
    const properties = this.checker
      .getPropertiesOfType(type)
      .map((property) => this.#property(property, where))
      .filter(Boolean);
    const rest = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type;
    const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    return {
      type: 'object',
      ...(properties.length > 0 && {
        properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
      }),
      ...(required.length > 0 && { required }),
      ...(rest && { additionalProperties: this.of(rest, `${where}.*`) }),
    };
  }

  /** Undefined for properties that JSON omits: functions and symbols. */
  #property(property, where) {
    const { name } = property;
    const type = this.checker.getTypeOfSymbol(property);
    if (name.startsWith('__@') || type.getCallSignatures().length > 0) return undefined;
    if (type.flags & (TypeFlags.Never | TypeFlags.Undefined)) return undefined;
    const declaration = property.valueDeclaration ?? property.declarations?.[0];
    const schema = this.of(type, `${where}.${name}`);
    const isOptional =
      property.flags & ts.SymbolFlags.Optional || (type.isUnion() && type.types.some(isUndefined));
    return {
      name,
      isRequired: !isOptional,
      schema: {
        ...(declaration ? limited(schema, declaration, this.checker) : schema),
        ...described(property, this.checker),
      },
    };
  }
}

const isUndefined = ({ flags }) => Boolean(flags & TypeFlags.Undefined);
const symbolOf = (type) => type.aliasSymbol ?? type.symbol;

/** Whether the type is declared by name in this project. */
function isOurs(symbol) {
  const file = symbol?.declarations?.[0]?.getSourceFile();
  return file !== undefined && !file.isDeclarationFile && !symbol.name.startsWith('__');
}

const simple = [
  [TypeFlags.Unknown, () => ({})],
  [TypeFlags.Null, () => ({ type: 'null' })],
  [TypeFlags.BooleanLiteral, ({ intrinsicName }) => ({ const: intrinsicName === 'true' })],
  [TypeFlags.StringLiteral | TypeFlags.NumberLiteral, ({ value }) => ({ const: value })],
  [TypeFlags.String | TypeFlags.TemplateLiteral, () => ({ type: 'string' })],
  [TypeFlags.Number, () => ({ type: 'number' })],
  [TypeFlags.Boolean, () => ({ type: 'boolean' })],
];

/** Schema of a primitive; otherwise undefined. */
function simpleOf(type) {
  if (type.flags & TypeFlags.Object && type.symbol?.name === 'Date')
    return { type: 'string', format: 'date-time' };
  const [, schema] = simple.find(([flags]) => type.flags & flags) ?? [];
  return schema?.(type);
}

function ofLiterals(values) {
  if (values.length === 1) return { const: values[0] };
  const [kind, ...others] = [...new Set(values.map((value) => typeof value))];
  return others.length > 0 ? { enum: values } : { type: kind, enum: values };
}

function mergedBooleans(kinds) {
  const isTruth = ({ const: value }) => typeof value === 'boolean';
  if (kinds.filter(isTruth).length < 2) return kinds;
  return [...kinds.filter((kind) => !isTruth(kind)), { type: 'boolean' }];
}

/** Primitive types are distinguished by name alone. */
function joined(kinds) {
  if (kinds.length === 1) return kinds[0];
  const isPlain = (kind) => Object.keys(kind).join() === 'type';
  if (kinds.every(isPlain)) return { type: kinds.map(({ type }) => type) };
  return { anyOf: kinds };
}

/** Adds the documentation comment. */
export function described(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  return text === '' ? {} : { description: text };
}

/** `pages` of a file in server/src/features/pages/. */
export function featureOf(file) {
  const [first, second] = file
    .split(`${path.sep}server${path.sep}src${path.sep}`)
    .at(-1)
    .split(path.sep);
  return first === 'features' ? second : first;
}
