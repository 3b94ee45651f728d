/** A page of a browser, independent of the protocol that drives it. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script in the page: the body of a function that can use `arguments`. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result>;
  /** Clicks the element. */
  press(selector: string): Promise<void>;
  /** Types into the element. */
  type(selector: string, text: string): Promise<void>;
  /** Takes the page offline or online. */
  setOffline(isOffline: boolean): Promise<void>;
  /** The errors in the console, and uncaught errors. */
  errors(): Promise<string[]>;
  /** Closes the page and deletes what it has stored. */
  close(): Promise<void>;
}

/** A browser on this machine. */
export interface Engine {
  /** Its name and version. */
  name: string;
  /** Whether it can be taken offline. */
  canGoOffline: boolean;
  newPage(): Promise<Driver>;
  close(): Promise<void>;
}
