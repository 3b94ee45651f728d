// Loaded into the Firebase CLI (and the functions' build) with --import. When the launcher is gone without
// having stopped it, even by SIGKILL, it stops as if by Ctrl-C.
if (process.connected) {
  const quiet = () => {};
  process.once('disconnect', () => {
    // Nobody reads our output any more, and writing to nobody must not keep us from saving the data.
    process.stdout.on('error', quiet);
    process.stderr.on('error', quiet);
    process.kill(process.pid, 'SIGINT');
  });
  process.channel?.unref();
}
