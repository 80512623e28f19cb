import * as fc from 'fast-check';

import {
  flowOf,
  isAhead,
  isBespoke,
  isOrderStatus,
  isShipped,
  ORDER_FLOW_NAMES,
  ORDER_FLOWS,
  ORDER_STATUSES,
  percentComplete,
  stageCount,
  stageOf,
  statusName,
  type OrderFlow,
  type OrderStatus,
} from './order-status.js';

/** Stages as listed in the specification, with their requirements. */
const specified: Readonly<
  Record<OrderFlow, readonly (readonly [string, readonly OrderStatus[]])[]>
> = {
  normal: [
    ['ORD-010', ['new', 'to_be_paid']],
    ['ORD-011', ['paid']],
    ['ORD-012', ['processing', 'label_printed', 'printed']],
    ['ORD-013', ['consolidated', 'packing']],
    ['ORD-014', ['disputed', 'issue']],
    ['ORD-015', ['complete', 'exchanged', 'refunded']],
  ],
  bespoke: [
    ['ORD-016', ['quote', 'bespoke_idle']],
    ['ORD-017', ['bespoke_requested_terms', 'bespoke_authorised_terms']],
    ['ORD-018', ['bespoke_mockup', 'bespoke_approved']],
    ['ORD-019', ['bespoke_paid', 'po_confirmed']],
    ['ORD-020', ['bespoke_production', 'bespoke_documents_printed']],
    ['ORD-021', ['bespoke_sorted']],
    ['ORD-022', ['bespoke_printing']],
    ['ORD-023', ['bespoke_packing']],
    ['ORD-024', ['bespoke_shipped', 'bespoke_refunded']],
  ],
  paper: [
    ['ORD-026', ['new', 'paid']],
    ['ORD-027', ['processing']],
    ['ORD-028', ['printed']],
    ['ORD-029', ['packing']],
    ['ORD-030', ['disputed', 'issue']],
    ['ORD-031', ['complete', 'exchanged', 'refunded']],
  ],
};

const stages = ORDER_FLOW_NAMES.flatMap((flow) =>
  specified[flow].map(([requirement, statuses], stage) => ({ requirement, flow, stage, statuses })),
);
const anyFlow = fc.constantFrom(...ORDER_FLOW_NAMES);
const anyStatus = fc.constantFrom(...ORDER_STATUSES);

describe('order flows', () => {
  it('ORD-009 are normal, bespoke and paper', () => {
    expect(ORDER_FLOW_NAMES).toStrictEqual(['normal', 'bespoke', 'paper']);
    expect(Object.keys(ORDER_FLOWS)).toStrictEqual(ORDER_FLOW_NAMES);
  });

  it.each(stages)(
    '$requirement include stage $stage of the $flow flow',
    ({ flow, stage, statuses }) => {
      expect(ORDER_FLOWS[flow][stage]).toStrictEqual(statuses);
      for (const status of statuses) expect(stageOf(flow, status)).toBe(stage);
    },
  );

  it.each([
    ['normal', 6],
    ['bespoke', 9],
    ['paper', 6],
  ] as const)('CST-103 the %s flow has %i stages', (flow, count) => {
    expect(specified[flow]).toHaveLength(count);
    expect(stageCount(flow)).toBe(count);
  });

  it('contain every status code', () => {
    const codes = new Set(stages.flatMap(({ statuses }) => statuses));
    expect(new Set(ORDER_STATUSES)).toStrictEqual(codes);
    expect(ORDER_STATUSES).toHaveLength(codes.size);
    expect(isOrderStatus('label_printed')).toBe(true);
    expect(isOrderStatus('shipped')).toBe(false);
    expect(isOrderStatus('toString')).toBe(false);
  });
});

describe('percentComplete', () => {
  it.each([
    ['normal', 'to_be_paid', 0],
    ['normal', 'paid', 20],
    ['normal', 'printed', 40],
    ['normal', 'packing', 60],
    ['normal', 'issue', 80],
    ['normal', 'complete', 100],
    ['bespoke', 'quote', 0],
    ['bespoke', 'bespoke_authorised_terms', 13],
    ['bespoke', 'bespoke_production', 50],
    ['bespoke', 'bespoke_packing', 88],
    ['bespoke', 'bespoke_shipped', 100],
    ['paper', 'paid', 0],
    ['paper', 'processing', 20],
    ['paper', 'refunded', 100],
  ] as const)('ORD-032 in the %s flow %s is %i', (flow, status, percent) => {
    expect(percentComplete(flow, status)).toBe(percent);
  });

  it.each([
    ['normal', 'quote'],
    ['paper', 'to_be_paid'],
    ['bespoke', 'complete'],
  ] as const)('ORD-033 counts as 0 where the %s flow has no stage for %s', (flow, status) => {
    expect(stageOf(flow, status)).toBeUndefined();
    expect(percentComplete(flow, status)).toBe(0);
  });

  it('CST-103 is a whole number from 0 to 100 that grows with the stage', () => {
    fc.assert(
      fc.property(anyFlow, anyStatus, anyStatus, (flow, one, other) => {
        const percent = percentComplete(flow, one);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        const [stage, otherStage] = [stageOf(flow, one) ?? 0, stageOf(flow, other) ?? 0];
        if (stage > otherStage) expect(percent).toBeGreaterThan(percentComplete(flow, other));
      }),
    );
  });
});

describe('the kind of an order', () => {
  it('ORD-034 is bespoke if it was ever a quote', () => {
    expect(isBespoke(['quote', 'bespoke_paid', 'bespoke_shipped'])).toBe(true);
    expect(isBespoke(['bespoke_paid'])).toBe(false);
    expect(isBespoke([])).toBe(false);
  });

  it.each(['complete', 'bespoke_shipped'] as const)(
    'ORD-035 is shipped if it was ever %s',
    (status) => {
      expect(isShipped(['new', status, 'issue'])).toBe(true);
    },
  );

  it('ORD-035 is not shipped in any other status', () => {
    const others = ORDER_STATUSES.filter((s) => s !== 'complete' && s !== 'bespoke_shipped');
    expect(isShipped(others)).toBe(false);
  });

  it.each([
    [['quote'], true, 'bespoke'],
    [['new', 'quote', 'paid'], false, 'bespoke'],
    [['new'], true, 'paper'],
    [['new'], false, 'normal'],
    [[], false, 'normal'],
  ] as const)('ORD-036 ever in %j, made on paper: %s, is %s', (everIn, isOnPaper, flow) => {
    expect(flowOf(everIn, isOnPaper)).toBe(flow);
  });
});

describe('isAhead', () => {
  it('ORD-037 compares stages, then the order within a stage', () => {
    expect(isAhead('normal', 'paid', 'to_be_paid')).toBe(true);
    expect(isAhead('normal', 'printed', 'processing')).toBe(true);
    expect(isAhead('normal', 'paid', 'packing')).toBe(false);
    expect(isAhead('normal', 'paid', 'paid')).toBe(false);
    expect(isAhead('paper', 'paid', 'new')).toBe(true);
  });

  it('is false for statuses outside of the flow', () => {
    expect(isAhead('paper', 'to_be_paid', 'new')).toBe(false);
  });
});

describe('a status name', () => {
  it.each([
    ['to_be_paid', 'To be paid'],
    ['label_printed', 'Label printed'],
    ['po_confirmed', 'PO confirmed'],
    ['bespoke_mockup', 'Bespoke mock-up'],
    ['paid', 'Paid'],
  ] as const)('ORD-038 is its code in words: %s is %s', (status, name) => {
    expect(statusName(status)).toBe(name);
  });
});
