/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The Firebase web configuration as JSON. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** Where the emulators listen, as JSON; absent for a real project. */
  readonly VITE_EMULATORS?: string;
  /**
   * What answers AI tools: 'local' for the study engine on this machine, 'none' on a project without a Gemini key;
   * otherwise Google's model.
   */
  readonly VITE_STUDY_ENGINE?: 'local' | 'gemini' | 'none';
  /** 'local' if payments are simulated on this machine; otherwise Flutterwave takes them. */
  readonly VITE_PAYMENTS?: 'local' | 'flutterwave';
  /** The reCAPTCHA Enterprise site key for App Check; without it App Check is off. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** The study engine's files as JSON; see engine-files.ts. */
  readonly VITE_ENGINE_FILES?: string;
  /** The version in the root package.json. */
  readonly VITE_VERSION?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

interface Window {
  /** Each settles when one of the scripts with which index.html starts has run (web/first-script.ts). Not on the development server. */
  firstScripts?: Promise<unknown>[];
  /**
   * Starts loading the files of these parts of pages.tsx. Defined by app/first-paint/early.ts, but not on the development
   * server.
   */
  preloadFiles?: (parts: readonly string[]) => void;
}
