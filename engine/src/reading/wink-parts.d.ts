/** The files of the model's package, which declares only the whole. wink-nlp's types say no more of a part than this. */
declare module 'wink-eng-lite-web-model/dist/*.js' {
  const part: unknown;
  export default part;
}
