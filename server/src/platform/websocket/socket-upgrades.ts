import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import { hasValidHost } from '../http/request-host.js';
import { type EndpointOptions, SocketEndpoint } from './socket-endpoint.js';
import { SocketLimits } from './socket-limits.js';

/** Heartbeat interval; a silently lost connection is detected after two of these. */
export const beatEveryMs = 10_000;

/**
 * Dispatches upgrades on the HTTP port, except `/live/`, to the endpoint of their path, or refuses
 * them.
 */
@Injectable()
export class SocketUpgrades {
  private readonly endpoints: SocketEndpoint[] = [];
  private beating: NodeJS.Timeout | undefined;

  constructor(private readonly places: SocketLimits) {}

  /** Registers an endpoint; called by features at start-up. */
  serve(options: EndpointOptions): SocketEndpoint {
    const endpoint = new SocketEndpoint(options);
    this.endpoints.push(endpoint);
    return endpoint;
  }

  attach(http: HttpServer): void {
    http.on('upgrade', (request, connection, head) => this.upgrade(request, connection, head));
    this.beating = setInterval(() => this.beat(), beatEveryMs);
    this.beating.unref();
  }

  /** Closes connections without a sign of life since the last call. */
  beat(): void {
    for (const endpoint of this.endpoints) endpoint.beat();
  }

  stop(): void {
    clearInterval(this.beating);
  }

  private upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const path = pathOf(request.url);
    // socket.io handles its own upgrades, and is configured to ignore all others.
    if (path?.startsWith(LIVE_PATH)) return;
    const endpoint = path && this.endpoints.find((candidate) => candidate.serves(path));
    if (!hasValidHost(request)) refuse(connection, '400 Bad Request');
    else if (!endpoint) refuse(connection, '404 Not Found');
    else if (this.places.take(request)) endpoint.accept(request, connection, head);
    else refuse(connection, '429 Too Many Requests\r\nRetry-After: 30');
  }
}

function pathOf(url = ''): string | undefined {
  return URL.canParse(url, 'ws://localhost') ? new URL(url, 'ws://localhost').pathname : undefined;
}

/** A connection that no endpoint accepts would otherwise stay open. */
function refuse(connection: Duplex, status: string): void {
  connection.on('error', () => undefined);
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
