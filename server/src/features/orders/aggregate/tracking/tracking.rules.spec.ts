import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';
import { placed, placeOrder } from '../../order.testing.js';
import type { AddTrackingCode, RemoveTrackingCode } from './tracking.commands.js';
import { TooManyTrackingCodes, TrackingCodeKnown, TrackingCodeUnknown } from './tracking.errors.js';
import type { TrackingCodeAdded, TrackingCodeRemoved } from './tracking.events.js';
import { mostTrackingCodes } from './tracking.rules.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;
const link = 'https://parcels.example/track';

function add(code: string, changes: Partial<AddTrackingCode> = {}): AddTrackingCode {
  return { type: 'AddTrackingCode', orderId, carrier: 'dpd', code, url: null, ...changes };
}

function added(code: string, more: Partial<TrackingCodeAdded> = {}): TrackingCodeAdded {
  return { type: 'TrackingCodeAdded', orderId, hash, carrier: 'dpd', code, url: null, ...more };
}

const remove = (code: string): RemoveTrackingCode => ({
  type: 'RemoveTrackingCode',
  orderId,
  code,
});
const removed = (code: string): TrackingCodeRemoved => ({
  type: 'TrackingCodeRemoved',
  orderId,
  hash,
  carrier: 'dpd',
  code,
});

describe('tracking codes of an order', () => {
  it('are added, one per parcel', () => {
    given(placed).when(add('AB12')).thenEvents(added('AB12'));
    given(placed, added('AB12')).when(add('AB13')).thenEvents(added('AB13'));
  });

  it('have their own link only with another carrier', () => {
    given(placed)
      .when(add('AB12', { carrier: 'other', url: link }))
      .thenEvents(added('AB12', { carrier: 'other', url: link }));
    given(placed)
      .when(add('AB12', { url: link }))
      .thenEvents(added('AB12'));
  });

  it('are refused as duplicates, ignoring case and carrier', () => {
    given(placed, added('ab12'))
      .when(add('AB12', { carrier: 'ups' }))
      .thenThrows(new TrackingCodeKnown('ab12'));
  });

  it('are removed and can be added again', () => {
    given(placed, added('AB12'), added('AB13')).when(remove('ab12')).thenEvents(removed('AB12'));
    given(placed, added('AB12'), removed('AB12')).when(add('AB12')).thenEvents(added('AB12'));
    given(placed, added('AB12'), added('AB13'), removed('AB12'))
      .when(remove('AB13'))
      .thenEvents(removed('AB13'));
  });

  it('must exist to be removed', () => {
    given(placed).when(remove('AB12')).thenThrows(new TrackingCodeUnknown());
    given(placed, added('AB12'), removed('AB12'))
      .when(remove('AB12'))
      .thenThrows(new TrackingCodeUnknown());
  });

  it('are limited in number', () => {
    const all = Array.from({ length: mostTrackingCodes }, (_, nth) => added(`CODE-${nth}`));
    given(placed, ...all.slice(1))
      .when(add('AB12'))
      .thenEvents(added('AB12'));
    given(placed, ...all)
      .when(add('AB12'))
      .thenThrows(new TooManyTrackingCodes(mostTrackingCodes));
  });

  it('need an existing order', () => {
    given().when(add('AB12')).thenThrows(new OrderNotFound());
  });
});
