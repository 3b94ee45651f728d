/** The address of a file that a worker fetches, as Vite gives it. */
declare module '*?url' {
  const url: string;
  export default url;
}
