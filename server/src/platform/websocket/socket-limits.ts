import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';

import { Config, trustProxy } from '../config/config.js';
import { lineOf } from '../network-address.js';

type Trusts = (address: string, hop: number) => boolean;

/**
 * Counts the open sockets of each client address in this process, on all paths. Addresses are
 * grouped as for rate limits: as reported by trusted proxies, IPv6 by /64.
 */
@Injectable()
export class SocketLimits {
  private readonly taken = new Map<string, number>();
  private readonly most: number;
  private readonly trusts: Trusts;

  constructor(config: Config) {
    this.most = config.SOCKETS_PER_ADDRESS;
    this.trusts = trustsOf(trustProxy(config));
  }

  /** Reserves a slot for a request's connection until it ends; returns false if there is none. */
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

/** Parses the setting as Fastify does. */
function trustsOf(trusted: boolean | number | string): Trusts {
  if (typeof trusted === 'boolean') return () => trusted;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile(trusted.split(',').map((address) => address.trim()));
}
