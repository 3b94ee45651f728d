// Loaded with --import into every process that the launcher starts. If the launcher ends without stopping the process,
// even by SIGKILL, the process stops as on Ctrl-C.
if (process.connected) {
  const quiet = () => {};
  process.once('disconnect', () => {
    // The launcher no longer reads our output. Failing writes must not stop us from saving the data.
    process.stdout.on('error', quiet);
    process.stderr.on('error', quiet);
    process.kill(process.pid, 'SIGINT');
  });
  process.channel?.unref();
}
