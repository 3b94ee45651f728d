/** What the journeys need of a browser, whichever protocol it is driven by. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script, the body of a function that sees `arguments`, in the page. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result>;
  /** Presses the element with the pointer. */
  press(selector: string): Promise<void>;
  /** Types into the element. */
  type(selector: string, text: string): Promise<void>;
  /** Cuts or restores the page's network. */
  setOffline(isOffline: boolean): Promise<void>;
  /** The errors in the console, and those that nothing caught. */
  errors(): Promise<string[]>;
  /** Closes the page and what it has stored. */
  close(): Promise<void>;
}

/** A browser on this machine. */
export interface Engine {
  /** Its name and version. */
  name: string;
  /** Whether its network can be cut. */
  canGoOffline: boolean;
  newPage(): Promise<Driver>;
  close(): Promise<void>;
}
