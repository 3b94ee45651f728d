/** The environment of a Node process that also requires `file` before its program. */
export function requiring(file, envs) {
  const options = envs.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? '';
  return { ...envs, NODE_OPTIONS: `${options} --require ${JSON.stringify(file)}` };
}
