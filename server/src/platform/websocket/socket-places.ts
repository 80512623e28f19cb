import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';

import { Config, trustProxy } from '../config/config.js';
import { lineOf } from '../network-address.js';

type Trusts = (address: string, hop: number) => boolean;

/**
 * How many sockets each client address has open with this process, of whatever path. Addresses are
 * those that rates are limited by: what trusted proxies say, by line.
 */
@Injectable()
export class SocketPlaces {
  private readonly taken = new Map<string, number>();
  private readonly most: number;
  private readonly trusts: Trusts;

  constructor(config: Config) {
    this.most = config.SOCKETS_PER_ADDRESS;
    this.trusts = trustsOf(trustProxy(config));
  }

  /** A place for a request's connection, until that ends; whether there is one. */
  take(request: IncomingMessage): boolean {
    const line = lineOf(proxyAddr(request, this.trusts));
    const taken = this.taken.get(line) ?? 0;
    if (taken >= this.most) return false;
    this.taken.set(line, taken + 1);
    request.socket.once('close', () => this.free(line));
    return true;
  }

  private free(line: string): void {
    const left = (this.taken.get(line) ?? 0) - 1;
    if (left > 0) this.taken.set(line, left);
    else this.taken.delete(line);
  }
}

/** As Fastify reads the same setting. */
function trustsOf(trusted: boolean | number | string): Trusts {
  if (typeof trusted === 'boolean') return () => trusted;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile(trusted.split(',').map((address) => address.trim()));
}
