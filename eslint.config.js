import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { permissionCodes } from './tools/lint/permission-codes.js';
import { reasonedAssertions } from './tools/lint/reasoned-assertions.js';

const typescript = ['**/*.{ts,tsx}'];
const scripts = ['**/*.{js,mjs,cjs}'];
const configFiles = ['**/*.config.{js,mjs,ts}', '.dependency-cruiser.cjs'];
const specs = ['**/*.spec.{ts,tsx,js}', '**/*.testing.{ts,tsx}', 'client/e2e/**/*.ts'];

/** Where it stands who may do what, and who holds which permission. */
const policies = ['shared/src/**/*.policy.ts', 'shared/src/permissions/*.ts'];

/** The decorated fields that a framework fills; only they may be declared without a value. */
const decorated = ['**/*.entity.ts', 'shared/src/**/contract.ts', 'server/src/platform/config.ts'];

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Use an `as const` list and a union.',
};
const noDefiniteVariables = {
  selector: 'VariableDeclarator[definite=true]',
  message: 'Give it a value; `!` is for decorated fields of contracts and entities.',
};
const noDefiniteFields = {
  selector: 'PropertyDefinition[definite=true]',
  message: 'Give it a value; `!` is for decorated fields of contracts and entities.',
};
const noDefinitePlainFields = {
  ...noDefiniteFields,
  selector: 'PropertyDefinition[definite=true][decorators.length=0]',
};

const noMocks = ['mock', 'doMock', 'unstable_mockModule'].map((property) => ({
  object: 'jest',
  property,
  message: 'Put what is replaced behind a port with a real local stand-in.',
}));
const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in server/src/platform/config.ts and nowhere else.',
};

const names = (globals) => Object.fromEntries(globals.map((name) => [name, 'readonly']));

/** A leading underscore says: this has to be named, and is not needed. */
const unneeded = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  destructuredArrayIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

const size = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
  complexity: ['error', 10],
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/*.gen.ts',
    '.data/',
    '**/playwright-report/',
    '**/test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    plugins: {
      house: {
        rules: {
          'reasoned-assertions': reasonedAssertions,
          'permission-codes-in-policies': permissionCodes,
        },
      },
    },
    rules: {
      ...size,
      eqeqeq: 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
        },
      ],
      'no-restricted-imports': [
        'error',
        { paths: ['node:process', 'process'].map((name) => ({ name, importNames: ['env'] })) },
      ],
      'no-restricted-properties': ['error', noEnvironment, ...noMocks],
      'no-restricted-syntax': ['error', noEnums, noDefiniteVariables, noDefiniteFields],
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'house/reasoned-assertions': 'error',
      'house/permission-codes-in-policies': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Contracts and entities are classes for their decorators' sake; objects of their shape are fine.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // Modules of Nest are classes that hold nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The handler of an element's event may be async.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // An empty text is as good as none where `||` is written for it.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', unneeded],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false },
      ],
    },
  },
  {
    // A spec may have an entity or a contract of its own.
    files: [...decorated, ...specs],
    rules: {
      'no-restricted-syntax': ['error', noEnums, noDefiniteVariables, noDefinitePlainFields],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // The last ones that it only warns of.
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  {
    files: scripts,
    languageOptions: {
      globals: names(Object.getOwnPropertyNames(globalThis)),
    },
    rules: { 'no-unused-vars': ['error', unneeded] },
  },
  {
    files: specs,
    rules: {
      // A `describe` is one function; its length is that of the specification.
      'max-lines-per-function': 'off',
      // Bodies of answers and the matchers of `expect` are `any` by their own declaration.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: [...policies, ...specs],
    rules: { 'house/permission-codes-in-policies': 'off' },
  },
  {
    // They run before there is a configuration: they prepare the environment that it is read from.
    files: ['tools/**/*.{js,mjs,cjs}', 'server/src/platform/config.ts'],
    rules: { 'no-restricted-properties': ['error', ...noMocks] },
  },
  {
    files: configFiles,
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-restricted-exports': 'off', 'no-restricted-properties': ['error', ...noMocks] },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: names(['__dirname', '__filename']) } },
  {
    files: ['**/*.spec.js'],
    languageOptions: { globals: names(['describe', 'it', 'expect', 'beforeAll', 'afterAll']) },
  },
);
