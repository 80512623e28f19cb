import { Global, Module } from '@nestjs/common';

import { Config } from '../config.js';
import { Outgoing } from './outgoing.js';
import { systemResolve } from './outgoing-target.js';

/** Calls to other hosts. */
@Global()
@Module({
  providers: [{ provide: Outgoing, useFactory: outgoingFor, inject: [Config] }],
  exports: [Outgoing],
})
export class OutgoingModule {}

function outgoingFor({ OUTGOING_LOOPBACK }: Config): Outgoing {
  return new Outgoing({ resolve: systemResolve, allowsLoopback: OUTGOING_LOOPBACK });
}
