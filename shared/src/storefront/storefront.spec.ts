import {
  collectionLink,
  colourLink,
  colourSlug,
  creatorLink,
  payLink,
  productLink,
  quoteLink,
  receiptLink,
} from '../links/links.js';
import { stageSteps } from './stage-names.js';
import { ORDER_FLOW_NAMES, ORDER_FLOWS } from '../orders/order-status.js';

describe('shop links', () => {
  it('RTE-043 lead to a product, or to one of its colours', () => {
    expect(productLink('hibiscus-tee')).toBe('/product/hibiscus-tee/');
    const product = { urlName: 'hibiscus-tee', colours: [{ name: 'Forest Green' }] };
    expect(colourLink(product, 'Forest Green')).toBe('/product/hibiscus-tee/forest-green');
  });

  it('never leave their path', () => {
    expect(colourLink({ urlName: 'tee', colours: [] }, '../basket')).toBe('/product/tee/-basket');
    expect(receiptLink('a/b')).toBe('/receipt/a%2Fb');
    expect(payLink('a?b')).toBe('/pay/a%3Fb/');
    expect(quoteLink('a#b')).toBe('/advanced-quote/a%23b/');
  });

  it('lead to a collection or creator', () => {
    expect(collectionLink('summer/sale')).toBe('/collection/summer%2Fsale/');
    expect(creatorLink('ines moor')).toBe('/creator/ines%20moor/');
  });

  it('keep letters of all scripts in a colour', () => {
    expect(colourSlug(' Crème Brûlée ')).toBe('crème-brûlée');
  });
});

describe('the steps of an order', () => {
  it.each(ORDER_FLOW_NAMES)('ORD-032 name every stage of the flow %s', (flow) => {
    const last = ORDER_FLOWS[flow].length - 1;
    const names = ORDER_FLOWS[flow].map(
      (_, stage) => stageSteps(flow, stage).find(({ state }) => state === 'current')?.name,
    );
    expect(names.slice(0, last).every((name) => name !== undefined)).toBe(true);
    expect(stageSteps(flow, last).every(({ state }) => state === 'done')).toBe(true);
  });

  it('mark past and future stages', () => {
    expect(stageSteps('normal', 2).map(({ state }) => state)).toStrictEqual([
      'done',
      'done',
      'current',
      'ahead',
      'ahead',
    ]);
  });

  it('include the trouble stage only while it is current', () => {
    const names = (stage: number) => stageSteps('normal', stage).map(({ name }) => name);
    expect(names(1)).toStrictEqual(['Placed', 'Paid', 'Printing', 'Packing', 'Complete']);
    expect(names(4)).toContain('Under review');
    expect(names(5)).not.toContain('Under review');
  });
});
