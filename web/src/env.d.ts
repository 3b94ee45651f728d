/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The Firebase web configuration as JSON. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** Where the emulators listen, as JSON; absent in a build for a real project. */
  readonly VITE_EMULATORS?: string;
  /** 'local' where the study engine on this machine answers; else it is Google's model. */
  readonly VITE_STUDY_ENGINE?: 'local' | 'gemini';
  /** 'local' where payments are simulated on this machine; else Flutterwave is asked. */
  readonly VITE_PAYMENTS?: 'local' | 'flutterwave';
  /** The site key of reCAPTCHA Enterprise by which App Check vouches for the app; without it there is no App Check. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** The version in the root package.json. */
  readonly VITE_VERSION?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
