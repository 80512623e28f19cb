import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import boundaries from '../../../.dependency-cruiser.cjs';
import { cycle, plants } from './plants.js';

const config = fileURLToPath(new URL('../../../.dependency-cruiser.cjs', import.meta.url));
const cruiser = fileURLToPath(new URL('../../../node_modules/.bin/depcruise', import.meta.url));

// prettier-ignore
const packages = [
  '@nestjs/common', '@nestjs/core', '@nestjs/typeorm', 'class-validator', 'fastify', 'react', 'typeorm',
];
const ordering = 'server/src/features/orders';
const storefront = 'server/src/features/storefront';
const orders = 'client/src/office/orders';

/** A tree in which everything is where it belongs: file → what it imports. */
const clean = {
  'shared/src/money.ts': [],
  'shared/src/orders/contract.ts': ['class-validator', '../money.js'],
  'shared/src/permissions/codes.ts': [],
  'shared/src/permissions/roles.ts': ['./codes.js'],
  'shared/src/orders/order.policy.ts': ['../permissions/codes.js'],
  'migrations/src/0001-orders.ts': ['typeorm'],
  'migrations/src/index.ts': ['./0001-orders.js'],
  'server/src/platform/domain-error.ts': ['@selvedge/shared/money'],
  'server/src/platform/event-log/model/decider.ts': [],
  'server/src/platform/event-log/model/projection.ts': ['./decider.js'],
  'server/src/platform/event-log/model/tag-table.ts': ['type ./projection.js'],
  'server/src/platform/event-log/commands/command-handler.ts': [
    'typeorm',
    '../model/decider.js',
    'node:crypto',
  ],
  'server/src/platform/event-log/append/append-batch.ts': ['../model/decider.js'],
  'server/src/platform/event-log/event-log.ts': ['type ./commands/command-handler.js'],
  'server/src/platform/event-log/event-log.module.ts': ['./append/append-batch.js'],
  'server/src/platform/event-log/subscriptions/fan-out.ts': ['../event-log.js'],
  'server/src/platform/database/data-source.ts': ['typeorm', '@selvedge/migrations/index'],
  'server/src/platform/authorization/session.ts': ['type @selvedge/shared/permissions/codes'],
  'server/src/platform/http/session.ts': ['fastify', '../authorization/session.js'],
  'server/src/platform/live/live.ts': ['node:events'],
  'server/src/features/payments/payment.events.ts': ['@selvedge/shared/money'],
  'server/src/features/payments/index.ts': ['./payment.events.js'],
  [`${ordering}/order.events.ts`]: ['@selvedge/shared/orders/contract'],
  [`${ordering}/order.commands.ts`]: ['@selvedge/shared/orders/contract'],
  [`${ordering}/order.errors.ts`]: ['../../platform/domain-error.js'],
  [`${ordering}/order.decider.ts`]: [
    './order.commands.js',
    './order.errors.js',
    './order.events.js',
    './order.rules.js',
    '../../platform/event-log/model/decider.js',
  ],
  [`${ordering}/order-list.projection.ts`]: [
    './order.events.js',
    '../../platform/event-log/model/projection.js',
    'type ./order-list.entity.js',
    'type ../payments/index.js',
  ],
  [`${ordering}/order-list.entity.ts`]: ['typeorm', '@selvedge/shared/orders/contract'],
  [`${ordering}/order.rules.ts`]: ['./order.errors.js'],
  [`${ordering}/order.tags.ts`]: [
    './order.events.js',
    '../../platform/event-log/model/tag-table.js',
    '@selvedge/shared/orders/contract',
  ],
  [`${ordering}/shop/receipt.screen.ts`]: ['../../storefront/index.js', '../order-list.queries.js'],
  [`${ordering}/shop/index.ts`]: ['./receipt.screen.js'],
  [`${ordering}/order-list.queries.ts`]: [
    'typeorm',
    '@nestjs/common',
    '@nestjs/typeorm',
    './order-list.entity.js',
    '../../platform/database/data-source.js',
    'type ../../platform/http/session.js',
    'type ../payments/index.js',
  ],
  [`${ordering}/orders.service.ts`]: [
    '@nestjs/common',
    './order.decider.js',
    './order-list.queries.js',
    '../../platform/event-log/commands/command-handler.js',
    'type ./ordering.http.js',
  ],
  [`${ordering}/ordering.http.ts`]: ['@nestjs/common', 'fastify'],
  [`${ordering}/order-mail.reactor.ts`]: [
    '@nestjs/common',
    './order.decider.js',
    './order-list.queries.js',
    '../payments/index.js',
    '../../platform/event-log/commands/command-handler.js',
    '../../platform/live/live.js',
  ],
  [`${ordering}/ordering.controller.ts`]: [
    '@nestjs/common',
    'fastify',
    './order.decider.js',
    './order-list.queries.js',
    '../payments/index.js',
    '../../platform/http/session.js',
    '../../platform/live/live.js',
  ],
  [`${ordering}/ordering.module.ts`]: [
    '@nestjs/common',
    '@nestjs/typeorm',
    './ordering.controller.js',
    './order-list.entity.js',
    './order-mail.reactor.js',
  ],
  [`${ordering}/index.ts`]: ['./ordering.module.js', './order.events.js'],
  [`${ordering}/ordering.testing.ts`]: ['../../app.module.js'],
  'server/src/platform/testing/start-app.ts': ['../../app.module.js', 'fastify'],
  [`${ordering}/ordering.http.spec.ts`]: [
    './ordering.testing.js',
    '../../platform/testing/start-app.js',
    '../payments/payment.events.js',
    'typeorm',
    'node:fs',
  ],
  [`${storefront}/index.ts`]: ['./screens/shop-screens.controller.js'],
  [`${storefront}/request/shop-request.ts`]: [],
  [`${storefront}/cache/page-cache.ts`]: ['../request/shop-request.js'],
  [`${storefront}/render/page-renderer.ts`]: ['../cache/page-cache.js'],
  [`${storefront}/screens/shop-screens.controller.ts`]: [
    '../render/page-renderer.js',
    '../cache/page-cache.js',
    '../request/shop-request.js',
  ],
  'server/src/app.module.ts': [
    './features/orders/index.js',
    './features/orders/shop/index.js',
    './features/payments/index.js',
  ],
  'server/src/main.ts': ['./app.module.js'],
  'server/src/start/start.ts': ['../main.js'],
  'server/src/demo/seed.ts': ['../features/orders/index.js'],
  'shared/src/blocks/model/block.ts': ['../../money.js'],
  'shared/src/blocks/kit/banner.ts': ['../model/block.js'],
  'shared/src/blocks/quote/definition.ts': ['../model/block.js', '../../money.js'],
  'shared/src/blocks/slide/definition.ts': ['../kit/banner.js', '../model/block.js'],
  'shared/src/blocks/definitions.gen.ts': ['./quote/definition.js', './slide/definition.js'],
  'shared/src/blocks/registry.ts': ['./definitions.gen.js'],
  'client/src/blocks/kit/Icon.tsx': ['react'],
  'client/src/blocks/quote/view.tsx': [
    '@selvedge/shared/blocks/quote/definition',
    '../kit/Icon.js',
  ],
  'client/src/blocks/slide/view.tsx': ['../kit/Icon.js'],
  'client/src/lib/http.ts': ['@selvedge/shared/money'],
  'client/src/ui/Button.tsx': ['react'],
  [`${orders}/OrderPage.tsx`]: ['react', '../../ui/Button.js', '../../lib/http.js'],
  [`${orders}/index.ts`]: ['./OrderPage.js'],
  'client/src/shop/baskets/Basket.tsx': ['react'],
  'client/src/shop/baskets/index.ts': ['./Basket.js'],
  'client/src/shop/frame/Footer.static.tsx': ['react'],
  'client/src/shop/frame/static-parts.ts': ['./Footer.static.js'],
  'client/src/shop/frame/Shop.tsx': ['../baskets/index.js'],
  'client/src/shop/baskets/basket.screen.tsx': ['react'],
  'client/src/shop/app/entry.tsx': ['../frame/Shop.js', '../baskets/index.js'],
  'client/src/shop/app/views.gen.ts': ['../baskets/basket.screen.js'],
  'client/src/ui/shop/common/Price.tsx': ['react'],
  'client/src/office/app/main.tsx': ['../orders/index.js'],
};

/** Each tree is read by a process of its own. */
const patienceMs = 60_000;

function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function importing(target, index) {
  const [, type = '', from] = /^(type )?(.*)$/.exec(target);
  return `import ${type}* as it${index} from '${from}';\nexport type It${index} = typeof it${index};\n`;
}

function writePackages(root) {
  for (const name of packages) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(root, `node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(root, 'node_modules/@selvedge'));
  for (const name of ['shared', 'migrations']) {
    const exports = { './*': { source: './src/*.ts', default: './dist/*.js' } };
    write(root, `${name}/package.json`, JSON.stringify({ name: `@selvedge/${name}`, exports }));
    symlinkSync(join('../..', name), join(root, 'node_modules/@selvedge', name));
  }
}

/** The rules that each file of the tree breaks, by file. */
function brokenIn(tree) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    writePackages(root);
    for (const [file, targets] of tree) write(root, file, targets.map(importing).join(''));
    const folders = ['shared/src', 'migrations/src', 'server/src', 'client/src'];
    const options = ['--config', config, '--output-type', 'json', ...folders];
    return rulesByFile(cruise(root, options).summary.violations);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function cruise(cwd, options) {
  return JSON.parse(
    execFileSync(process.execPath, [cruiser, ...options], { cwd, encoding: 'utf8' }),
  );
}

function rulesByFile(violations) {
  const found = {};
  for (const { from, rule } of violations) (found[from] ??= []).push(rule.name);
  return found;
}

describe('the boundaries', () => {
  it(
    'let through a tree in which everything is where it belongs',
    () => {
      expect(brokenIn(Object.entries(clean))).toEqual({});
    },
    patienceMs,
  );

  it('have a planted violation of every rule', () => {
    const rules = new Set(boundaries.forbidden.map(({ name }) => name));
    expect([...new Set(plants.map(([rule]) => rule))].sort()).toEqual([...rules].sort());
  });

  describe('catch by name', () => {
    let broken;
    beforeAll(() => {
      const planted = plants.map(([, file, target]) => [file, [target]]);
      broken = brokenIn([...Object.entries(clean), ...planted, cycle]);
    }, patienceMs);

    it.each(plants)('%s: %s imports %s', (rule, file) => {
      expect(broken[file]).toEqual([rule]);
    });

    it('nothing else', () => {
      const files = plants.map(([, file]) => file);
      expect(Object.keys(broken).filter((file) => !files.includes(file))).toEqual([]);
    });
  });
});
