/** What the tests use of puppeteer-core, whose types are installed for this part only. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  setViewport(size: {width: number; height: number}): Promise<void>;
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  select(selector: string, value: string): Promise<unknown>;
  /** Waits until the element is there, in view, at rest and enabled. */
  locator(selector: string): {click(): Promise<void>; fill(value: string): Promise<void>};
  keyboard: {press(key: string): Promise<void>};
  on(event: 'console', listener: (message: {type(): string; text(): string}) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
}

export interface Firefox {
  createBrowserContext(): Promise<{newPage(): Promise<Tab>; close(): Promise<unknown>}>;
  close(): Promise<void>;
}
