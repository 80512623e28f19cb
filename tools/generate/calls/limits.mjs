import ts from 'typescript';

/** JSON Schema of the validators of class-validator, by their arguments. */
const ofValues = {
  IsInt: () => ({ type: 'integer' }),
  Min: (least) => ({ minimum: least }),
  Max: (most) => ({ maximum: most }),
  Length: (least, most) => ({ minLength: least, maxLength: most }),
  MinLength: (least) => ({ minLength: least }),
  MaxLength: (most) => ({ maxLength: most }),
  IsNotEmpty: () => ({ minLength: 1 }),
  Matches: (pattern) => ({ pattern }),
  IsEmail: () => ({ format: 'email' }),
  IsUUID: () => ({ format: 'uuid' }),
};
const ofLists = {
  ArrayMinSize: (least) => ({ minItems: least }),
  ArrayMaxSize: (most) => ({ maxItems: most }),
  ArrayUnique: () => ({ uniqueItems: true }),
};

/**
 * JSON Schema of the shared rule table. All rules except `required` accept an empty value
 * (VAL-041).
 */
const ofRules = {
  email: () => ({ format: 'email' }),
  min_length: (least) => ({ minLength: least }),
  max_length: (most) => ({ maxLength: most }),
  min_value: (least) => ({ minimum: least }),
  max_value: (most) => ({ maximum: most }),
};

/** Limits set by `@Rules('required', ['max_length', 80])`. */
function limitsOfRules(rules, checker) {
  const read = rules.map((rule) =>
    ts.isArrayLiteralExpression(rule)
      ? [rule.elements[0].text, rule.elements[1] && valueOf(rule.elements[1], checker)]
      : [rule.text],
  );
  const isRequired = read.some(([name]) => name === 'required');
  const limits = read
    .filter(([name]) => isRequired || !['email', 'min_length'].includes(name))
    .map(([name, value]) => ofRules[name]?.(value) ?? {});
  return set(Object.assign({}, isRequired && { minLength: 1 }, ...limits));
}

/** Adds the limits of a property's validators to its schema. */
export function limited(schema, declaration, checker) {
  const decorators = ts.isPropertyDeclaration(declaration) ? ts.getDecorators(declaration) : [];
  return (decorators ?? []).reduce((soFar, { expression }) => {
    if (!ts.isCallExpression(expression)) return soFar;
    const name = expression.expression.getText();
    if (name === 'Rules') return withLimits(soFar, limitsOfRules(expression.arguments, checker));
    const values = expression.arguments.map((argument) => valueOf(argument, checker));
    if (ofLists[name]) return { ...soFar, ...set(ofLists[name](...values)) };
    if (!ofValues[name]) return soFar;
    const limits = set(ofValues[name](...values));
    return soFar.items
      ? { ...soFar, items: withLimits(soFar.items, limits) }
      : withLimits(soFar, limits);
  }, schema);
}

/** Keeps `integer`, and applies number limits only to numbers. */
function withLimits(schema, { type, ...limits }) {
  if (type === undefined || schema.type === undefined) return { ...schema, ...limits };
  const whole = [schema.type].flat().map((one) => (one === 'number' ? type : one));
  return { ...schema, ...limits, type: whole.length === 1 ? whole[0] : whole };
}

/** Value of a number or regular expression, also by the name of a constant; otherwise undefined. */
function valueOf(argument, checker) {
  if (ts.isRegularExpressionLiteral(argument)) return patternOf(argument.text);
  const type = checker.getTypeAtLocation(argument);
  if (type.isNumberLiteral()) return type.value;
  const declared = checker.getSymbolAtLocation(argument)?.valueDeclaration?.initializer;
  return declared && ts.isRegularExpressionLiteral(declared) ? patternOf(declared.text) : undefined;
}

/** JSON Schema has no flags. */
const patternOf = (text) => (text.endsWith('/') ? text.slice(1, -1) : undefined);

const set = (limits) =>
  Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
