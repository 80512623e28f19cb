import ts from 'typescript';

import { wireProgram } from './program.mjs';
import { described, featureOf, Schemas } from './schemas.mjs';

/** Request parts by parameter decorator. */
const takes = { Body: 'body', Query: 'query' };
const routes = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

/** Types of all routes by class and method: `{ calls: { 'PagesController.list': … }, schemas }`. */
export function callTypes(root) {
  const { program, checker, files, problem } = wireProgram(root);
  const schemas = new Schemas(checker);
  const problems = program.getSourceFile(problem);
  for (const one of problems.statements.filter(ts.isInterfaceDeclaration))
    schemas.of(checker.getTypeAtLocation(one), one.name.text);
  const calls = files.flatMap((file) =>
    program
      .getSourceFile(file)
      .statements.filter(ts.isClassDeclaration)
      .flatMap((declaration) =>
        callsOf({ declaration, checker, schemas, feature: featureOf(file) }),
      ),
  );
  return { calls: Object.fromEntries(calls), schemas: schemas.components };
}

/** Includes inherited methods, with the types of the subclass. */
function callsOf({ declaration, checker, schemas, feature }) {
  const symbol = checker.getSymbolAtLocation(declaration.name);
  const isAbstract = declaration.modifiers?.some(
    ({ kind }) => kind === ts.SyntaxKind.AbstractKeyword,
  );
  if (isAbstract) return [];
  const { description: about } = described(symbol, checker);
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ valueDeclaration }) => decoratorsOf(valueDeclaration).some((one) => routes.has(one)))
    .map((method) => {
      const name = `${symbol.name}.${method.name}`;
      const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
      return [
        name,
        {
          feature,
          ...(about && { about }),
          ...described(method, checker),
          ...answerOf({ signature, checker, schemas, name }),
          ...inputsOf({ signature, checker, schemas, name }),
          ...formOf({ method, declaration, checker, schemas, name }),
        },
      ];
    });
}

function answerOf({ signature, checker, schemas, name }) {
  const type = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  // Package types are streams, whose content type the route declares.
  const isSent = !(type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Any));
  return isSent ? { answer: schemas.of(type, `${name} answers`) } : {};
}

function inputsOf({ signature, checker, schemas, name }) {
  const inputs = signature.parameters.flatMap((parameter) => {
    const input = decoratorsOf(parameter.valueDeclaration)
      .map((one) => takes[one])
      .find(Boolean);
    const type = sentThroughPipe(parameter, checker) ?? checker.getTypeOfSymbol(parameter);
    return input ? [[input, schemas.of(type, `${name} takes`)]] : [];
  });
  return Object.fromEntries(inputs);
}

/** With `@Body(Pipe)`, the input type of the pipe is sent, not its result. */
function sentThroughPipe({ valueDeclaration }, checker) {
  const [pipe] = decoratorCalls(valueDeclaration).flatMap((call) => [...call.arguments]);
  if (pipe === undefined || !ts.isIdentifier(pipe)) return undefined;
  const made = checker.getTypeAtLocation(pipe).getConstructSignatures()[0]?.getReturnType();
  const transform = made?.getProperty('transform');
  const [signature] = transform ? checker.getTypeOfSymbol(transform).getCallSignatures() : [];
  const taken = signature?.parameters[0];
  return taken && checker.getTypeOfSymbol(taken);
}

/** A form is read by `readForm(Class, request.body)`, in the method or in one that it calls. */
function formOf({ method, declaration, checker, schemas, name }) {
  const read = formReadIn(method.valueDeclaration, declaration, new Set());
  if (read === undefined) return {};
  const type = checker.getDeclaredTypeOfSymbol(
    original(checker.getSymbolAtLocation(read), checker),
  );
  return { form: schemas.of(type, `${name} reads`) };
}

function formReadIn(node, declaration, seen) {
  if (seen.has(node)) return undefined;
  seen.add(node);
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    if (ts.isIdentifier(called) && called.text === 'readForm') return node.arguments[0];
    const own = ts.isPropertyAccessExpression(called) ? called : undefined;
    const isOwn = own?.expression.kind === ts.SyntaxKind.ThisKeyword;
    const method = isOwn && declaration.members.find(({ name }) => name?.text === own.name.text);
    const found = method && formReadIn(method, declaration, seen);
    if (found) return found;
  }
  return ts.forEachChild(node, (child) => formReadIn(child, declaration, seen));
}

const original = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Names of the decorators: `Get` of `@Get(':id')`. */
function decoratorsOf(declaration) {
  return decoratorCalls(declaration).map(({ expression }) => expression.getText());
}

function decoratorCalls(declaration) {
  if (declaration === undefined || !ts.canHaveDecorators(declaration)) return [];
  return (ts.getDecorators(declaration) ?? [])
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression);
}
