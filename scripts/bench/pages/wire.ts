import type {CDPSession} from '@playwright/test';
import {sizeOf, type Visit} from './measures';

type Sizes = Pick<Visit, 'bytes' | 'html' | 'script' | 'style' | 'font' | 'image'>;

/** Counts what comes over the wire, and knows since when nothing has been on its way. */
export class Wire {
  readonly sizes: Sizes = {bytes: 0, html: 0, script: 0, style: 0, font: 0, image: 0};
  private readonly underWay = new Map<string, string>();
  private quietSince = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (/^https?:/.test(request.url)) this.underWay.set(requestId, '');
    });
    session.on('Network.responseReceived', ({requestId, response}) => {
      if (this.underWay.has(requestId)) this.underWay.set(requestId, response.mimeType);
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const kind = sizeOf(this.underWay.get(requestId) ?? '');
      this.sizes.bytes += encodedDataLength;
      if (kind) this.sizes[kind] += encodedDataLength;
      this.end(requestId);
    });
    session.on('Network.loadingFailed', ({requestId}) => this.end(requestId));
  }

  private end(requestId: string): void {
    this.underWay.delete(requestId);
    this.quietSince = Date.now();
  }

  get quietFor(): number {
    return this.underWay.size > 0 ? 0 : Date.now() - this.quietSince;
  }
}
