import { Global, Module } from '@nestjs/common';

import { Config } from '../config/config.js';
import { HttpClient } from './http-client.js';
import { systemResolve } from './http-target.js';

@Global()
@Module({
  providers: [{ provide: HttpClient, useFactory: outgoingFor, inject: [Config] }],
  exports: [HttpClient],
})
export class HttpClientModule {}

function outgoingFor({ OUTGOING_LOOPBACK }: Config): HttpClient {
  return new HttpClient({ resolve: systemResolve, allowsLoopback: OUTGOING_LOOPBACK });
}
